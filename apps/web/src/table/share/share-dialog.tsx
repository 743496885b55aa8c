import '../../ui/sheet.css';
import './share.css';
import { type Game, memoryRules } from '@bauta/engine';
import { linkText, sharedOf } from '@bauta/format';
import { nameOf } from '@bauta/text';
import { useRef, useState } from 'preact/hooks';
import { openDialog } from '../../ui/open-dialog.tsx';
import { linkTo } from '../../ui/route.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';

const TITLE = 'share-title';

/** Behind the hash, so that no server ever sees it. */
const addressFor = (text: string): string => `${location.href.split('#')[0]}${linkTo('shared', text)}`;

function ShareSheet({ address, title }: { address: string; title: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setNote(say('table.share.copied'));
    } catch {
      setNote(say('table.share.copy-yourself'));
    }
  };
  return (
    <>
      <h2 id={TITLE}>{say('table.share.title')}</h2>
      <p>{say('table.share.about')}</p>
      <label class="sheet-field">
        <span>{say('table.share.link')}</span>
        <input ref={field} type="text" readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p class="sheet-note" role="status">
        {note}
      </p>
      <form method="dialog" class="answers">
        <button type="submit">{say('table.keys.close')}</button>
        {'share' in navigator && (
          <button type="button" onClick={() => navigator.share({ title, url: address }).catch(() => {})}>
            {say('table.share.pass-on')}
          </button>
        )}
        <button type="button" class="main" onClick={copy}>
          {say('table.share.copy')}
        </button>
      </form>
    </>
  );
}

/** A link to the position as the table sees it; there is none where nothing is left to decide. */
export async function sharePosition(game: Game): Promise<void> {
  if (memoryRules.question(game) === null) return;
  const memory = nameOf(lexicon.peek(), 'memory', game.content.memory.id, 'title');
  const address = addressFor(await linkText(sharedOf(game)));
  openDialog(TITLE, <ShareSheet address={address} title={say('table.share.from', { memory })} />);
}
