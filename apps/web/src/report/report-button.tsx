import { say } from '../words/say.ts';
import { reportProblem } from './report-problem.ts';

export const ReportButton = () => (
  <button type="button" onClick={() => reportProblem()}>
    {say('web.report')}
  </button>
);
