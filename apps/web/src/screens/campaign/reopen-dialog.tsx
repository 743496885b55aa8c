import '../../ui/sheet.css';
import type { EntryId } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { openDialog } from '../../ui/open-dialog.tsx';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

const TITLE = 'reopen-title';

/** Undo would lead back into a memory that has ended: the focus begins at what changes nothing. */
export function askToReopen(entry: EntryId, reopen: () => void): void {
  const name = nameOf(lexicon.peek(), 'entry', entry);
  openDialog(
    TITLE,
    <form method="dialog">
      <h2 id={TITLE}>{say('table.campaign.reopen-title', { name })}</h2>
      <p>{say('table.campaign.reopen-about')}</p>
      <div class="answers">
        <button type="submit">{say('table.campaign.reopen-no')}</button>
        <button type="submit" class="main" onClick={reopen}>
          {say('table.campaign.reopen-yes')}
        </button>
      </div>
    </form>,
  );
}
