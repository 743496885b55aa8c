import { nameOf } from '@bauta/text';
import type { SaveSummary } from '../../storage/save-summary.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

export const when = (time: number): string =>
  new Date(time).toLocaleString(lexicon.peek().language, { dateStyle: 'medium', timeStyle: 'short' });

export function whereIn({ kind, memory, ended }: SaveSummary): string {
  if (kind === 'campaign' && ended) return say('web.saves.campaign-ended');
  if (memory === '') return say('web.saves.between');
  const title = nameOf(lexicon.value, 'memory', memory, 'title');
  return say(ended ? 'web.saves.memory-ended' : 'web.saves.in-memory', { memory: title });
}
