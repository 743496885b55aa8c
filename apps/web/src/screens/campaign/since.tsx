import { say } from '../../words/say.ts';
import { LineList } from './reading/line-list.tsx';
import type { PageLine } from './reading/pages.ts';

/** What the last decision led to. */
export function Since({ lines }: { lines: readonly PageLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details class="panel since">
      <summary>{say('table.campaign.since')}</summary>
      <LineList lines={lines} />
    </details>
  );
}
