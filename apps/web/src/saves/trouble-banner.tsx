import './trouble-banner.css';
import { ReportButton } from '../report/report-button.tsx';
import { openSitting } from '../sitting/open-sitting.ts';
import { say } from '../words/say.ts';
import { download, fileNameFor } from './export-save.ts';
import { trouble } from './pen.ts';

/** What was decided is not kept: why, and a way to keep it all the same. */
export function TroubleBanner() {
  const sitting = openSitting.value;
  if (trouble.value === null || sitting === null) return null;
  return (
    <div class="trouble" role="alert">
      <p>{say(`web.trouble.${trouble.value}`)}</p>
      <button type="button" onClick={() => download(fileNameFor(sitting.card.peek()), sitting.text())}>
        {say('web.saves.export')}
      </button>
      <ReportButton />
    </div>
  );
}
