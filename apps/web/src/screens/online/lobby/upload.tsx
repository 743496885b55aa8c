import { carriedText, carrySave } from '@bauta/format';
import { useEffect, useState } from 'preact/hooks';
import { openPack, type PackName } from '../../../packs/shelf.ts';
import { newSeed } from '../../../session/new-game.ts';
import { uploadSave } from '../../../session/online/api.ts';
import { findSave, readText, type SaveSummary } from '../../../storage/saves.ts';
import { fromHere, linkTo } from '../../../ui/route.ts';
import { say } from '../../../words/say.ts';
import { Page } from '../../page.tsx';

/** Sends no more than where it stands; the save itself is not touched. What is wrong, in words; null when there is a table. */
async function upload({ id, pack, name }: SaveSummary): Promise<string | null> {
  const goOn = fromHere();
  const carried = carrySave((await readText(id)).text, await openPack(pack as PackName), newSeed());
  if (typeof carried === 'string') return carried;
  const { answer, problem } = await uploadSave(name, carriedText(carried, new Date().toISOString()));
  if (answer !== null) goOn('table', answer.code);
  return problem;
}

/** `#/online/bring/ID`: a game of this browser becomes a table. */
export function Upload({ rest: [id = ''] }: { rest: readonly string[] }) {
  const [summary, setSummary] = useState<SaveSummary | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    findSave(id).then(
      (found) => (found === undefined ? setProblem(say('table.online.bring-none')) : setSummary(found)),
      () => setProblem(say('web.saves.denied')),
    );
  }, [id]);
  const open = async (): Promise<void> => {
    if (summary === null || isBusy) return;
    setBusy(true);
    setProblem(null);
    setProblem(await upload(summary).catch(() => say('table.online.failed')));
    setBusy(false);
  };
  return (
    <Page title={summary === null ? say('web.saves.online') : say('table.online.bring', { name: summary.name })}>
      <p>{say('table.online.bring-about')}</p>
      <p>{say('table.online.bring-dealt')}</p>
      <p role="status">{isBusy && say('table.online.opening')}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <p>
        {summary !== null && (
          <button type="button" class="main" aria-disabled={isBusy} onClick={open}>
            {say('table.online.open')}
          </button>
        )}{' '}
        <a class="button" href={linkTo('saves')}>
          {say('web.home.saves')}
        </a>
      </p>
    </Page>
  );
}
