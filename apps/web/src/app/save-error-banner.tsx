import './save-error-banner.css';
import { ReportButton } from '../report/report-button.tsx';
import { openSession } from '../session/open-session.ts';
import { download, fileNameFor } from '../storage/export-save.ts';
import { type SaveError, saveError } from '../storage/save-error.ts';
import { say } from '../words/say.ts';

/** Of all saves, and not of the game on the table alone. */
const OF_ALL: readonly SaveError[] = ['newer', 'blocked'];

/** What was decided is not kept: why, and a way to keep it all the same. */
export function SaveErrorBanner() {
  const session = openSession.value;
  const found = saveError.value;
  if (found === null || (session === null && !OF_ALL.includes(found))) return null;
  return (
    <div class="trouble" role="alert">
      <p>{say(`web.trouble.${found}`)}</p>
      {found === 'newer' && (
        <button type="button" class="main" onClick={() => location.reload()}>
          {say('web.trouble.reload')}
        </button>
      )}
      {session !== null && (
        <button type="button" onClick={() => download(fileNameFor(session.summary.peek()), session.text())}>
          {say('web.saves.export')}
        </button>
      )}
      <ReportButton />
    </div>
  );
}
