import './saves-screen.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openPack } from '../../packs/shelf.ts';
import { listSaves, type SaveSummary } from '../../storage/saves.ts';
import { say } from '../../words/say.ts';
import { Page } from '../page.tsx';
import { bringIn, type Notice } from './bring-in.ts';
import { InstallNote } from './install-note.tsx';
import { Keeping } from './keeping.tsx';
import { OnlyCopies } from './only-copies.tsx';
import { SaveRow } from './save-row.tsx';

/** Every game in this browser. */
export function SavesScreen() {
  const [summaries, setSummaries] = useState<readonly SaveSummary[] | null>(null);
  const [note, setNote] = useState<Notice>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const denied = (): void => setNote({ text: say('web.saves.denied'), bad: true });
  const refresh = (): void => void listSaves().then(setSummaries, denied);
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
      <InstallNote on="saves" />
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
      {summaries?.length === 0 && <p>{say('web.saves.none')}</p>}
      <ul class="saves">
        {summaries?.map((summary) => (
          <SaveRow key={`${summary.id} ${summary.name}`} summary={summary} changed={refresh} />
        ))}
      </ul>
      {summaries !== null && <OnlyCopies summaries={summaries} />}
      <Keeping />
    </Page>
  );
}
