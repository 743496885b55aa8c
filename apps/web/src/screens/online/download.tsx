import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { downloadSave } from '../../session/online/api.ts';
import { linkTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';

/** The id of the save that it became, or what is wrong, in words. */
async function download(code: string): Promise<{ save: string } | { problem: string }> {
  const { answer, problem } = await downloadSave(code);
  if (answer === null) return { problem };
  const { importSave } = await import('../../storage/import-save.ts');
  const imported = await importSave(answer.save, answer.title);
  return imported.summary === null ? { problem: imported.problem.message } : { save: imported.summary.id };
}

/** `what`: for those who do not see which table the button belongs to. */
export function DownloadButton({ code, what }: { code: string; what?: ComponentChildren }) {
  const [taken, setTaken] = useState<{ save: string } | { problem: string } | null>(null);
  const take = async (): Promise<void> => setTaken(await download(code).catch(() => ({ problem: say('table.online.failed') })));
  return (
    <>
      <button type="button" onClick={take}>
        {say('table.online.home')}
        {what}
      </button>
      <p role="status">
        {taken !== null && 'problem' in taken && taken.problem}
        {taken !== null && 'save' in taken && (
          <>
            {say('table.online.home-taken')} <a href={linkTo('play', taken.save)}>{say('table.online.home-open')}</a>
          </>
        )}
      </p>
    </>
  );
}

/** Where the table stands, as a game of one's own in this browser; the table stays as it is. */
export const Download = ({ code }: { code: string }) => (
  <section>
    <h3>{say('table.online.home')}</h3>
    <p>{say('table.online.home-about')}</p>
    <DownloadButton code={code} />
  </section>
);
