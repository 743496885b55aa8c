import { type AnyCommand, type CampaignCommand, type Command, isCommandType } from '@bauta/engine';
import { renderCampaignOption, renderCommand } from '@bauta/text';
import type { Session } from '../../../session/session.ts';
import { catalogueOf } from '../../../words/catalogue.ts';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';

/** Within a sentence: without a full stop of its own. */
export function commandWords({ game }: Pick<Session, 'game'>, command: AnyCommand | null): string {
  if (command === null) return '';
  if (!isCommandType(command.type)) return renderCampaignOption(lexicon.value, command as CampaignCommand);
  // The memory it was decided in is over.
  if (game.value === null) return say('table.online.pending.of-before');
  return renderCommand(catalogueOf(game.value), command as Command).replace(/\.$/, '');
}
