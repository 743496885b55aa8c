import { advanceLogged, type Command, type Decision, decision, type Game, type GameEvent, hitsNeeded } from '@bauta/engine';

const isFree = ({ question }: Decision): boolean => question.step === 'assassin-phase' || question.step === 'window';

/** What a forecast supposes of the players, said once more: nothing is rolled again, triggered or ignored at will. */
function answer({ question, options }: Decision, game: Game): Command {
  const not = options.find(({ type }) => type === 'decline' || type === 'roll-test' || type === 'set-out' || type === 'roll');
  if (not !== undefined) return not;
  if (question.step !== 'attack') return options[0]!;
  const strikes = options.filter((each) => each.type === 'strike');
  return strikes.toSorted((a, b) => hitsNeeded(game, a.enemy, question.at) - hitsNeeded(game, b.enemy, question.at))[0]!;
}

const isJoin = (command: Command | undefined, options: readonly Command[]): boolean =>
  command?.type === 'join' &&
  options.some((each) => each.type === 'join' && each.by === command.by && each.card === command.card);

/** The first command and all it brings about; the others answer who joins. */
export function playThrough(game: Game, [first, ...joins]: readonly Command[]): GameEvent[] {
  const events = advanceLogged(game, first!);
  for (let asked = decision(game); asked !== null && !isFree(asked); asked = decision(game)) {
    const joining = joins.find((each) => isJoin(each, asked!.options));
    events.push(...advanceLogged(game, joining ?? answer(asked, game)));
  }
  return events;
}

/** The whole enemy phase; nobody acts in its windows. */
export function playPhase(game: Game): GameEvent[] {
  const events: GameEvent[] = [];
  const { turn } = game;
  for (let asked = decision(game); asked !== null && game.turn === turn; asked = decision(game)) {
    const over = asked.options.find(({ type }) => type === 'end-phase' || type === 'pass');
    events.push(...advanceLogged(game, over ?? answer(asked, game)));
  }
  const end = events.findIndex((event) => event.type === 'phase-begun' && event.phase === 'end');
  return end < 0 ? events : events.slice(0, end);
}
