import '../../ui/sheet.css';
import { openDialog } from '../../ui/open-dialog.tsx';
import { say } from '../../words/say.ts';

const TITLE = 'pack-missing-title';

/** Said once when the game is opened: it has all it plays with, and ids for words. */
export function tellPackMissing(pack: string): void {
  openDialog(
    TITLE,
    <form method="dialog">
      <h2 id={TITLE}>{say('web.saves.pack-title')}</h2>
      <p>{say('web.saves.pack-missing', { pack })}</p>
      <div class="answers">
        <button type="submit" class="main">
          {say('web.saves.pack-play')}
        </button>
      </div>
    </form>,
  );
}
