import '../table/now/sheet.css';
import './report.css';
import { useState } from 'preact/hooks';
import { openDialog } from '../frame/open-dialog.tsx';
import { download, fileNameFor } from '../saves/export-save.ts';
import { listSaves, readText, type SaveCard } from '../saves/saves.ts';
import type { PackName } from '../shelf.ts';
import { openSitting } from '../sitting/open-sitting.ts';
import { say } from '../words/say.ts';
import { reportHead } from './report-head.ts';
import { scriptOfSave } from './script-of-save.ts';

const TITLE = 'report-title';
const MOST_WORDS = 2000;

/** The game on the table first, also where the browser keeps nothing. */
async function gamesToReport(): Promise<SaveCard[]> {
  const open = openSitting.peek()?.card.peek();
  const kept = await listSaves().catch(() => []);
  return open === undefined ? kept : [open, ...kept.filter(({ id }) => id !== open.id)];
}

async function textOf({ id }: SaveCard): Promise<string> {
  const open = openSitting.peek();
  return open?.card.peek().id === id ? open.text() : (await readText(id)).text;
}

/** The file: a script that plays the game again, with what is to be known about it on top. */
async function reportText(card: SaveCard | undefined, about: string, error: string): Promise<string> {
  const script = card === undefined ? {} : scriptOfSave(card.kind, await textOf(card));
  const isRead = typeof script !== 'string';
  const report = await reportHead((card?.pack ?? 'venice') as PackName, isRead ? error : `${script}\n${error}`);
  const told = about.trim() === '' ? {} : { about: about.trim() };
  return `${JSON.stringify({ ...told, report, ...(isRead ? script : {}) }, null, 1)}\n`;
}

function Games({ cards, chosen, choose }: { cards: readonly SaveCard[]; chosen: string; choose(id: string): void }) {
  if (cards.length === 0) return <p>{say('table.report.no-game')}</p>;
  return (
    <label class="report-field">
      <span>{say('table.report.game')}</span>
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {cards.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ReportSheet({ cards, error }: { cards: readonly SaveCard[]; error: string }) {
  const [chosen, choose] = useState(cards[0]?.id ?? '');
  const [about, setAbout] = useState('');
  const [note, setNote] = useState('');
  const make = async (): Promise<void> => {
    const card = cards.find(({ id }) => id === chosen);
    const name = card === undefined ? 'bauta' : fileNameFor(card).split('.')[0]!;
    download(`${name}.report.json`, await reportText(card, about, error));
    setNote(say('table.report.made'));
  };
  return (
    <>
      <h2 id={TITLE}>{say('web.report')}</h2>
      <p>{say('table.report.about')}</p>
      <Games cards={cards} chosen={chosen} choose={choose} />
      <label class="report-field">
        <span>{say('table.report.what')}</span>
        <textarea rows={3} maxLength={MOST_WORDS} value={about} onInput={({ currentTarget }) => setAbout(currentTarget.value)} />
      </label>
      <p>{say('table.report.holds')}</p>
      <p class="report-note" role="status">
        {note}
      </p>
      <form method="dialog" class="answers">
        <button type="submit">{say('table.keys.close')}</button>
        <button type="button" class="main" onClick={make}>
          {say('table.report.make')}
        </button>
      </form>
    </>
  );
}

export async function showReport(error: string): Promise<void> {
  openDialog(TITLE, <ReportSheet cards={await gamesToReport()} error={error} />);
}
