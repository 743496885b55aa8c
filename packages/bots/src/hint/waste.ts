import {
  advanceLogged,
  type Character,
  type Command,
  clone,
  futuresOf,
  type Game,
  type GameEvent,
  memoryRules,
  type StepName,
  toJSON,
} from '@bauta/engine';
import { chooseGreedily, TIES } from '../greedy/greedy-bot.ts';
import type { Outlook } from '../greedy/outlook.ts';
import { scoreOf } from '../greedy/score.ts';
import { streamOf } from '../stream.ts';

/** Where players act as they like; elsewhere they must answer, and no answer wastes anything. */
const AT_REST: readonly StepName[] = ['assassin-phase', 'window'];

/** A command that changes nothing in so many futures changes nothing. */
const FUTURES = 6;

/** More answers than any command asks for. */
const MOST_ANSWERS = 60;

const isAtRest = (game: Game): boolean => {
  const step = game.stack.at(-1)?.step;
  return step !== undefined && AT_REST.includes(step);
};

const stateOf = ({ id, at, status, inSpot, aboard, exposed, wounds, disguise, level }: Character): unknown[] => [
  id,
  at,
  status,
  inSpot,
  aboard,
  exposed,
  wounds,
  disguise,
  level,
];

/** What a command can change for the better or the worse: AP, dice, and where cards lie do not count. `of`: of the characters. */
function substanceOf(game: Game, of: (character: Character) => boolean): string {
  const { maps, bosses, machines, reserve, objectives, counters, flags, boxes, lasting, tokens, turn, result } = toJSON(game);
  const land = { maps, bosses, machines, reserve, objectives, counters, flags, boxes, lasting, tokens, turn, result };
  return JSON.stringify([land, game.characters.filter(of).map(stateOf)]);
}

const everyone = (): boolean => true;

const slotsOf = ({ melee, ranged, armour, blade }: Character): string[] =>
  [melee, ranged, armour, blade].filter((card) => card !== '');

const sum = (game: Game, of: (character: Character) => number): number =>
  game.characters.reduce((total, character) => total + of(character), 0);

/** Cards, filled slots or AP that were not there before. */
function hasGained(before: Game, after: Game): boolean {
  const counts: ((character: Character) => number)[] = [
    (each) => slotsOf(each).length + each.pack.length,
    (each) => slotsOf(each).length,
    ({ ap, saved }) => ap + saved,
  ];
  return counts.some((count) => sum(after, count) > sum(before, count));
}

/** A die tells nothing that lasts, a card does. */
const tells = (event: GameEvent): boolean =>
  memoryRules.isRevealing(event) && event.type !== 'dice-rolled' && event.type !== 'die-rerolled';

/** Plays the command, and greedily what it asks, up to where players act as they like again. */
function playOut(game: Game, command: Command, { weights }: Outlook): GameEvent[] {
  const stream = streamOf('waste');
  const events = advanceLogged(game, command);
  for (let answers = 0; answers < MOST_ANSWERS && game.result === null && !isAtRest(game); answers++) {
    const { options } = memoryRules.question(game)!;
    events.push(...advanceLogged(game, chooseGreedily(game, options, weights, stream, TIES)));
  }
  return events;
}

function changes(outlook: Outlook, future: Game, command: Command): boolean {
  const after = clone(future);
  const events = playOut(after, command, outlook);
  return substanceOf(after, everyone) !== substanceOf(future, everyone) || hasGained(future, after) || events.some(tells);
}

/** Back to where the same assassin was this turn, with nothing else than that to show for it, if it goes well. */
function goesBack(outlook: Outlook, futures: readonly Game[], command: Command, earlier: readonly Game[]): boolean {
  if (command.type !== 'move' && command.type !== 'travel') return false;
  const isDoer = ({ id }: Character): boolean => id === command.by;
  const there = earlier.filter(({ characters }) => characters.some((each) => isDoer(each) && each.at === command.to));
  if (there.length === 0) return false;
  const before = there.map((game) => substanceOf(game, isDoer));
  return futures.some((future) => {
    const after = clone(future);
    playOut(after, command, outlook);
    return before.includes(substanceOf(after, isDoer));
  });
}

/** R4.2, R19.1: AP that are lost though one of them could be kept. */
const losesActions = (options: readonly Command[]): boolean => options.some(({ type }) => type === 'save');

/** Whether a command of the question spends something and brings nothing, as far as the view tells. */
function wasteIn(outlook: Outlook, earlier: readonly Game[]): (command: Command) => boolean {
  const { game } = outlook;
  if (!isAtRest(game)) return () => false;
  const { options } = memoryRules.question(game)!;
  const deal = futuresOf(game);
  const futures = Array.from({ length: FUTURES }, (_, number) => deal(`waste ${number}`));
  return (command) => {
    if (command.type === 'end-phase') return losesActions(options);
    if (command.type === 'pass' || command.type === 'save') return false;
    return goesBack(outlook, futures, command, earlier) || !futures.some((future) => changes(outlook, future, command));
  };
}

/** The best by score that waste nothing; all, where everything does. */
export function worthTrying(outlook: Outlook, earlier: readonly Game[], most: number): Command[] {
  const { options } = memoryRules.question(outlook.game)!;
  const isWaste = wasteIn(outlook, earlier);
  const byScore = options.map((command) => ({ command, score: scoreOf(outlook, command) })).sort((a, b) => b.score - a.score);
  const found: Command[] = [];
  for (const { command } of byScore) {
    if (found.length === most) break;
    if (!isWaste(command)) found.push(command);
  }
  return found.length > 0 ? found : options.slice(0, most);
}
