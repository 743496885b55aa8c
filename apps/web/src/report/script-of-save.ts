import { playedCampaignScript, playedScript, readSave } from '@bauta/format';
import type { SaveSummary } from '../storage/saves.ts';

/** The script of what was played, or why the save of it cannot be read. */
export function scriptOfSave(kind: SaveSummary['kind'], text: string): Record<string, unknown> | string {
  const { save, problem } = readSave(text, kind);
  if (save === null) return problem.message;
  const commands = save.history.decisions.map(({ command }) => command);
  if (save.kind === 'campaign') return playedCampaignScript(save.history.state, save.history.setUp, commands);
  const { history } = save;
  const isLaid = history.setUp.some(({ type }) => type === 'position-laid');
  return playedScript(history.stateAfter(0), isLaid, commands, history.state);
}
