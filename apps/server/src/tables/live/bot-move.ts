import { answerBetween, chooseAmong, streamOf } from '@bauta/bots';
import {
  type AnyCommand,
  type Campaign,
  type CampaignCommand,
  type Command,
  campaignRules,
  type Game,
  type Step,
} from '@bauta/engine';
import { BOT, hasBots, hasPlayers, holderOf, isPerson, peopleComeFirst, type Table } from '@bauta/session';
import { gameIn, type LoggedTable } from '../log/logged-table.ts';

/** Who carries out what the question belongs to. */
function doersOf(step: Step | undefined): readonly string[] {
  if (step === undefined) return [];
  if ('by' in step) return [step.by];
  return 'attackers' in step ? step.attackers.map(({ by }) => by) : [];
}

/** A table as a bot looks at it: of the state only what the table may see matters. */
export interface BotsTable {
  readonly history: Pick<LoggedTable['history'], 'rules' | 'state' | 'question' | 'n'>;
  readonly table: Table;
}

/** What is asked on the way of a bot's deed is the bot's to answer, as long as no person could join in. */
function isOwnDeed({ table }: BotsTable, game: Game | null, options: readonly AnyCommand[]): boolean {
  const doers = doersOf(game?.stack.at(-1));
  const isBots = doers.length > 0 && doers.every((id) => table.seats[id] === BOT);
  return isBots && !options.some((command) => isPerson(holderOf(table, command, game)));
}

/** Looks at what the table may see, and at nothing else. The same in every process. */
function choose({ history }: BotsTable, game: Game | null, options: readonly AnyCommand[]): AnyCommand {
  const seed = `seat ${history.n}`;
  if (game !== null) return chooseAmong(game, options as readonly Command[], seed);
  const view = campaignRules.view(history.state as Campaign);
  return answerBetween(view, options as readonly CampaignCommand[], streamOf(seed)).command;
}

/** The option that a bot decides on now; null when it is for people to decide. */
export function botMove(seen: BotsTable): string | null {
  const { history, table } = seen;
  if (table.archived || table.bots === 'waiting' || !hasBots(table) || !hasPlayers(table)) return null;
  const game = gameIn(seen);
  if (game !== null && peopleComeFirst(table, game)) return null;
  const options: readonly AnyCommand[] = history.question?.options ?? [];
  const own = options.filter((command) => holderOf(table, command, game) === BOT);
  const mayAnswer = isOwnDeed(seen, game, options);
  if (own.length === 0 && !mayAnswer) return null;
  // Of what is the table's only that which names nobody: to pass, to end, to be content. Allies are led by people.
  const open = [...own, ...options.filter((command) => !('by' in command))];
  if (open.length === 0) return null;
  const choice = choose(seen, game, open);
  return mayAnswer || own.includes(choice) ? history.rules.idOf(choice) : null;
}
