import { answerBetween, chooseAmong, streamOf } from '@bauta/bots';
import {
  type AnyCommand,
  type Campaign,
  type CampaignCommand,
  type Command,
  type Game,
  type Step,
  viewCampaign,
} from '@bauta/engine';
import { BOT, hasBots, hasPlayers, holderOf, isPerson, peopleComeFirst } from '@bauta/session';
import type { LoggedTable } from './logged-table.ts';

/** Who carries out what the question belongs to. */
function doersOf(step: Step | undefined): readonly string[] {
  if (step === undefined) return [];
  if ('by' in step) return [step.by];
  return 'attackers' in step ? step.attackers.map(({ by }) => by) : [];
}

/** What is asked on the way of a bot's deed is the bot's to answer, as long as no person could join in. */
function isOwnDeed({ table }: LoggedTable, game: Game | null, options: readonly AnyCommand[]): boolean {
  const doers = doersOf(game?.stack.at(-1));
  const isBots = doers.length > 0 && doers.every((id) => table.seats[id] === BOT);
  return isBots && !options.some((command) => isPerson(holderOf(table, command, game)));
}

/** Looks at what the table may see, and at nothing else. The same in every process. */
function choose({ thread }: LoggedTable, game: Game | null, options: readonly AnyCommand[]): AnyCommand {
  const seed = `seat ${thread.n}`;
  if (game !== null) return chooseAmong(game, options as readonly Command[], seed);
  const view = viewCampaign(thread.position as Campaign);
  return answerBetween(view, options as readonly CampaignCommand[], streamOf(seed)).command;
}

/** The option that a bot decides on now; null when it is for people to decide. */
export function botMove(logged: LoggedTable): string | null {
  const { play, thread, table } = logged;
  if (table.archived || table.bots === 'waiting' || !hasBots(table) || !hasPlayers(table)) return null;
  const game = play.gameOf(thread.position);
  if (game !== null && peopleComeFirst(table, game)) return null;
  const options = play.options(thread.position);
  const own = options.filter((command) => holderOf(table, command, game) === BOT);
  const mayAnswer = isOwnDeed(logged, game, options);
  if (own.length === 0 && !mayAnswer) return null;
  // Of what is the table's only that which names nobody: to pass, to end, to be content. Allies are led by people.
  const open = [...own, ...options.filter((command) => !('by' in command))];
  if (open.length === 0) return null;
  const choice = choose(logged, game, open);
  return mayAnswer || own.includes(choice) ? play.idOf(choice) : null;
}
