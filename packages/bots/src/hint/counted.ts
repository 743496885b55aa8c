import { bodiesAt, type Character, type Command, type Game, groundIfAny, mandatoryDone, type Square } from '@bauta/engine';
import { goalsOf } from '../evaluation/goals.ts';
import { footing, NO_WAY, stepsBetween } from '../evaluation/ways.ts';
import { type Outlook, stepsFrom } from '../greedy/outlook.ts';
import type { HintReason } from './hint.ts';
import type { ReasonName } from './reason-names.ts';

type Counted = Pick<HintReason, 'count' | 'objective'>;

const NOTHING: Counted = { count: 0, objective: '' };

const doer = ({ characters }: Game, command: Command): Character | undefined =>
  'by' in command ? characters.find(({ id }) => id === command.by) : undefined;

/** What the one who goes there is after; '' when it is the way home. */
function goalFrom({ game, goals }: Outlook, { id }: Character, at: Square): string {
  if (game.objectives.some(({ carrier }) => carrier === id)) return '';
  let [least, nearest] = [NO_WAY, -1];
  for (const goal of goals) {
    const steps = stepsBetween(game, at, goal.at);
    if (steps < least) [least, nearest] = [steps, goal.objective];
  }
  return game.content.memory.objectives[nearest]?.id ?? '';
}

/** Where the command takes the one who gives it. */
function destinationOf(command: Command): Square | null {
  if (command.type === 'move' || command.type === 'travel' || command.type === 'enter') return command.to;
  return command.type === 'use-at' ? command.at : null;
}

/** R13.1: how many steps nearer or farther, and of what. */
function stepsGained(outlook: Outlook, command: Command): Counted {
  const character = doer(outlook.game, command);
  const to = destinationOf(command);
  if (character === undefined || to === null) return NOTHING;
  const [before, after] = [stepsFrom(outlook, character, character.at), stepsFrom(outlook, character, to)];
  const isWay = before < NO_WAY && after < NO_WAY;
  return { count: isWay ? Math.abs(before - after) : 0, objective: goalFrom(outlook, character, footing(outlook.game, to)) };
}

/** R7.4: how far it is from where one enters. */
function stepsLeft(outlook: Outlook, command: Command): Counted {
  const character = doer(outlook.game, command);
  const to = destinationOf(command);
  if (character === undefined || to === null) return NOTHING;
  return { count: stepsFrom(outlook, character, to), objective: goalFrom(outlook, character, to) };
}

function worked({ game, goals }: Outlook, command: Command): Counted {
  if (command.type === 'complete' || command.type === 'lay-down') return { count: 1, objective: command.objective };
  const to = destinationOf(command) ?? ('at' in command ? command.at : doer(game, command)?.at);
  const goal = goals.find(({ at }) => at === to) ?? goals[0];
  return goal === undefined ? NOTHING : { count: 0, objective: game.content.memory.objectives[goal.objective]!.id };
}

const undone = (game: Game): number => (mandatoryDone(game) ? 0 : Math.max(1, goalsOf(game).length));

/** R17.1: the bodies on the square, or the one that makes room. */
function bodies(game: Game, command: Command): number {
  const at = 'at' in command ? command.at : doer(game, command)?.at;
  if (command.type !== 'hide-bodies' || at === undefined) return 1;
  return groundIfAny(game, at) === undefined ? 1 : bodiesAt(game, at);
}

/** R4.2: grouped AP that would be lost. */
export const unspent = ({ characters }: Game): number =>
  characters.reduce((sum, { ap, status }) => (status === 'active' ? sum + ap : sum), 0);

/** The number and the objective that a reason names. */
export function countedOf(outlook: Outlook, command: Command, says: ReasonName): Counted {
  switch (says) {
    case 'nearer':
    case 'farther':
      return stepsGained(outlook, command);
    case 'near':
    case 'far':
      return stepsLeft(outlook, command);
    case 'work':
    case 'arrival':
    case 'boss':
    case 'laid-down':
      return worked(outlook, command);
    case 'desertion':
      return { ...NOTHING, count: undone(outlook.game) };
    case 'bodies':
      return { ...NOTHING, count: bodies(outlook.game, command) };
    case 'unspent':
      return { ...NOTHING, count: unspent(outlook.game) };
    default:
      return NOTHING;
  }
}
