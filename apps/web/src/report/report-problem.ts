import { loadWords } from '../words/load-words.ts';

/** Asks what happened, and makes a file of it. `error`: what the program tripped over, '' for nothing. */
export async function reportProblem(error = ''): Promise<void> {
  const [{ showReport }] = await Promise.all([import('./report-dialog.tsx'), loadWords('play')]);
  await showReport(error);
}
