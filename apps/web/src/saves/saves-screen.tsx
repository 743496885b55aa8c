import './saves-screen.css';
import { nameOf } from '@bauta/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../frame/page.tsx';
import { linkTo } from '../route.ts';
import { openPack, type PackName } from '../shelf.ts';
import { openSitting } from '../sitting/open-sitting.ts';
import { lexicon } from '../words/lexicon.ts';
import { say } from '../words/say.ts';
import { exportSave } from './export-save.ts';
import { listSaves, removeSave, rename, type SaveCard } from './saves.ts';

/** The pack that servers have. */
const ON_LINE: PackName = 'venice';

/** What is told to the player after something was tried. */
type Note = { text: string; bad: boolean } | null;

const when = (time: number): string =>
  new Date(time).toLocaleString(lexicon.peek().language, { dateStyle: 'medium', timeStyle: 'short' });

function whereIn({ kind, memory, ended }: SaveCard): string {
  if (kind === 'campaign' && ended) return say('web.saves.campaign-ended');
  if (memory === '') return say('web.saves.between');
  const title = nameOf(lexicon.value, 'memory', memory, 'title');
  return say(ended ? 'web.saves.memory-ended' : 'web.saves.in-memory', { memory: title });
}

interface RowProps {
  card: SaveCard;
  changed(): void;
}

function Row({ card, changed }: RowProps) {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState(card.name);
  const keepName = async (): Promise<void> => {
    if (name.trim() === '' || name === card.name) return setName(card.name);
    await rename(card.id, name.trim());
    changed();
  };
  const remove = async (): Promise<void> => {
    await removeSave(card.id);
    if (openSitting.peek()?.card.peek().id === card.id) openSitting.value = null;
    changed();
  };
  return (
    <li class="save">
      <div class="told">
        <label>
          <span class="unseen">{say('web.saves.name')}</span>
          <input
            type="text"
            maxLength={60}
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            onBlur={keepName}
          />
        </label>
        <p>
          {say('web.saves.line', { where: whereIn(card), when: when(card.changed) })}
          {(card.rewinds ?? 0) > 0 && ` ${say('web.saves.rewound', { count: card.rewinds ?? 0 })}`}
        </p>
      </div>
      <div class="save-deeds">
        <a class="button main" href={linkTo('play', card.id)}>
          {say(card.ended ? 'web.saves.look' : 'web.saves.continue')}
        </a>
        {!card.ended && card.pack === ON_LINE && (
          <a class="button" href={linkTo('online', 'bring', card.id)}>
            {say('web.saves.online')}
          </a>
        )}
        <button type="button" onClick={() => exportSave(card)}>
          {say('web.saves.export')}
        </button>
        {asking ? (
          <>
            <button type="button" onClick={remove}>
              {say('web.saves.really-remove')}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {say('web.saves.keep')}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setAsking(true)}>
            {say('web.saves.remove')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Reads a file that a player brings; what is wrong with it is said with its place, and nothing is changed. */
async function bringIn(file: File): Promise<Note> {
  const { importSave, MOST_BYTES } = await import('./import-save.ts');
  if (file.size > MOST_BYTES) return { text: say('web.saves.too-large', { file: file.name }), bad: true };
  const name = file.name.replace(/(\.(campaign|save))?\.jsonl?$/, '').slice(0, 60);
  const { problem } = await importSave(await file.text(), name);
  if (problem === null) return { text: say('web.saves.imported', { name }), bad: false };
  return { text: say('web.saves.refused', { file: file.name, line: problem.line, message: problem.message }), bad: true };
}

/** Every game in this browser. */
export function SavesScreen() {
  const [cards, setCards] = useState<readonly SaveCard[] | null>(null);
  const [note, setNote] = useState<Note>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const denied = (): void => setNote({ text: say('web.saves.denied'), bad: true });
  const refresh = (): void => void listSaves().then(setCards, denied);
  useEffect(() => {
    refresh();
    openPack('venice').catch(() => {});
  }, []);
  const choose = async ({ currentTarget }: { currentTarget: HTMLInputElement }): Promise<void> => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    setNote(await bringIn(file).catch(() => ({ text: say('web.saves.denied'), bad: true })));
    currentTarget.value = '';
    refresh();
  };
  return (
    <Page title={say('web.home.saves')} wide>
      <p>
        <input
          ref={chooser}
          type="file"
          accept=".jsonl,.json"
          class="unseen"
          tabIndex={-1}
          aria-hidden="true"
          onChange={choose}
        />
        <button type="button" onClick={() => chooser.current?.click()}>
          {say('web.saves.import')}
        </button>
      </p>
      <p class={note?.bad ? 'saves-note bad' : 'saves-note'} role="status">
        {note?.text}
      </p>
      {cards?.length === 0 && <p>{say('web.saves.none')}</p>}
      <ul class="saves">
        {cards?.map((card) => (
          <Row key={`${card.id} ${card.name}`} card={card} changed={refresh} />
        ))}
      </ul>
    </Page>
  );
}
