import { parseCampaignOption } from '@bauta/engine';
import { playedCampaignScript, playedScript, readCampaignSave, readSave, standing } from '@bauta/format';
import type { SaveCard } from '../storage/saves.ts';

/** The script of what was played, or why the save of it cannot be read. */
export function scriptOfSave(kind: SaveCard['kind'], text: string): Record<string, unknown> | string {
  if (kind === 'campaign') {
    const { save, problem } = readCampaignSave(text);
    if (save === null) return problem.message;
    const commands = standing(text, save.lines).map(({ command }) => parseCampaignOption(command)!);
    return playedCampaignScript(save.campaign, save.setUp, commands);
  }
  const { save, problem } = readSave(text);
  if (save === null) return problem.message;
  const { setUp, decisions, positions } = save;
  const isLaid = setUp.some(({ type }) => type === 'position-laid');
  return playedScript(
    positions[0]!,
    isLaid,
    decisions.map(({ command }) => command),
    positions.at(-1)!,
  );
}
