import {
  advanceLogged,
  type Command,
  type Game,
  type GameEvent,
  hitsNeeded,
  type MemoryQuestion,
  memoryRules,
} from '@bauta/engine';

const isFree = ({ step }: MemoryQuestion): boolean => step.step === 'assassin-phase' || step.step === 'window';

/** What a forecast supposes of the players, said once more: nothing is rolled again, triggered or ignored at will. */
function answer({ step, options }: MemoryQuestion, game: Game): Command {
  const not = options.find(({ type }) => type === 'decline' || type === 'roll-test' || type === 'set-out' || type === 'roll');
  if (not !== undefined) return not;
  if (step.step !== 'attack') return options[0]!;
  const strikes = options.filter((each) => each.type === 'strike');
  return strikes.toSorted((a, b) => hitsNeeded(game, a.enemy, step.at) - hitsNeeded(game, b.enemy, step.at))[0]!;
}

const isJoin = (command: Command | undefined, options: readonly Command[]): boolean =>
  command?.type === 'join' &&
  options.some((each) => each.type === 'join' && each.by === command.by && each.card === command.card);

/** The first command and all it brings about; the others answer who joins. */
export function playThrough(game: Game, [first, ...joins]: readonly Command[]): GameEvent[] {
  const events = advanceLogged(game, first!);
  for (let asked = memoryRules.question(game); asked !== null && !isFree(asked); asked = memoryRules.question(game)) {
    const joining = joins.find((each) => isJoin(each, asked!.options));
    events.push(...advanceLogged(game, joining ?? answer(asked, game)));
  }
  return events;
}

/** The whole enemy phase; nobody acts in its windows. */
export function playPhase(game: Game): GameEvent[] {
  const events: GameEvent[] = [];
  const { turn } = game;
  for (let asked = memoryRules.question(game); asked !== null && game.turn === turn; asked = memoryRules.question(game)) {
    const over = asked.options.find(({ type }) => type === 'end-phase' || type === 'pass');
    events.push(...advanceLogged(game, over ?? answer(asked, game)));
  }
  const end = events.findIndex((event) => event.type === 'phase-begun' && event.phase === 'end');
  return end < 0 ? events : events.slice(0, end);
}
