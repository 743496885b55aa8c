import '../ui/sheet.css';
import './report.css';
import { useState } from 'preact/hooks';
import { download, fileNameFor } from '../storage/export-save.ts';
import { openDialog } from '../ui/open-dialog.tsx';
import { say } from '../words/say.ts';
import { reportHead } from './report-head.ts';
import { gamesToReport, type Reportable } from './reportable.ts';

const TITLE = 'report-title';
const MOST_WORDS = 2000;

/** The file: a script that plays the game again, with what is to be known about it on top. */
async function reportText(game: Reportable | undefined, about: string, error: string): Promise<string> {
  // A report without its game is better than none.
  const script = game === undefined ? {} : await game.script().catch(String);
  const isRead = typeof script !== 'string';
  const report = await reportHead(game?.summary.pack ?? 'venice', isRead ? error : `${script}\n${error}`);
  const told = about.trim() === '' ? {} : { about: about.trim() };
  return `${JSON.stringify({ ...told, report, ...(isRead ? script : {}) }, null, 1)}\n`;
}

function Games({ games, chosen, choose }: { games: readonly Reportable[]; chosen: string; choose(id: string): void }) {
  if (games.length === 0) return <p>{say('table.report.no-game')}</p>;
  return (
    <label class="sheet-field report-field">
      <span>{say('table.report.game')}</span>
      <select value={chosen} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {games.map(({ summary: { id, name } }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ReportSheet({ games, error }: { games: readonly Reportable[]; error: string }) {
  const [chosen, choose] = useState(games[0]?.summary.id ?? '');
  const [about, setAbout] = useState('');
  const [note, setNote] = useState('');
  const game = games.find(({ summary }) => summary.id === chosen);
  const make = async (): Promise<void> => {
    const name = game === undefined ? 'bauta' : fileNameFor(game.summary).split('.')[0]!;
    download(`${name}.report.json`, await reportText(game, about, error));
    setNote(say('table.report.made'));
  };
  return (
    <>
      <h2 id={TITLE}>{say('web.report')}</h2>
      <p>{say('table.report.about')}</p>
      <Games games={games} chosen={chosen} choose={choose} />
      <label class="sheet-field report-field">
        <span>{say('table.report.what')}</span>
        <textarea rows={3} maxLength={MOST_WORDS} value={about} onInput={({ currentTarget }) => setAbout(currentTarget.value)} />
      </label>
      <p>{say(game?.isOnline === true ? 'table.report.holds-seen' : 'table.report.holds')}</p>
      <p class="sheet-note" role="status">
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
  openDialog(TITLE, <ReportSheet games={await gamesToReport()} error={error} />);
}
