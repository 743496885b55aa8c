import { clone, type Die, type Face, type Game, type GameEvent, isNewInformation, type Script, ScriptEnded } from '@bauta/engine';
import { BEST, type Roll, rollsIn, waysOf } from './roll.ts';

/** One way it may go: how likely it is, and what happens then. */
export interface Branch {
  readonly chance: number;
  /** As far as the table can tell: up to the first card that nobody knows. */
  readonly events: readonly GameEvent[];
  readonly game: Game;
  /** Such a card comes up, and nothing is said of what follows. */
  readonly unknown: boolean;
}

interface Fallen {
  readonly die: Die;
  readonly faces: readonly Face[];
}

/** More dice than any action or step rolls. */
const ENOUGH = 200;
const REST: Record<Die, readonly Face[]> = {
  assassin: new Array<Face>(ENOUGH).fill(BEST.assassin),
  enemy: new Array<Face>(ENOUGH).fill(BEST.enemy),
  detection: new Array<Face>(ENOUGH).fill(BEST.detection),
};

function scripted(start: Game, fallen: readonly Fallen[]): Game {
  const facesOf = (die: Die) => [...fallen.filter((each) => each.die === die).flatMap(({ faces }) => faces), ...REST[die]];
  const dice = { assassin: facesOf('assassin'), enemy: facesOf('enemy'), detection: facesOf('detection') };
  const game = clone(start);
  game.chance.script = { ...dice, shuffles: [], looks: [] } as Script;
  return game;
}

/** null when a deck must be shuffled on the way. */
function playedOut(game: Game, play: (game: Game) => readonly GameEvent[]): readonly GameEvent[] | null {
  try {
    return play(game);
  } catch (error) {
    if (error instanceof ScriptEnded) return null;
    throw error;
  }
}

const isUnknownCard = (event: GameEvent): boolean =>
  event.type !== 'dice-rolled' && event.type !== 'die-rerolled' && isNewInformation(event);

/**
 * Every way in which the dice of these plays may fall, as far as the rules tell it apart. Rolls that are not open fall as BEST does and
 * are left to whoever reads the events. The play is the engine's own, so that no rule is written twice.
 */
export function branchesOf(
  start: Game,
  play: (game: Game) => readonly GameEvent[],
  isOpen: (roll: Roll) => boolean = () => true,
): Branch[] {
  const branches: Branch[] = [];
  const follow = (fallen: readonly Fallen[], chance: number): void => {
    const game = scripted(start, fallen);
    const all = playedOut(game, play);
    const cut = all === null ? 0 : all.findIndex(isUnknownCard);
    const events = all === null ? [] : cut < 0 ? all : all.slice(0, cut);
    let [path, left] = [fallen, chance];
    for (const roll of rollsIn(events).slice(fallen.length)) {
      const ways = isOpen(roll) ? waysOf(start.content.dice, roll) : [];
      for (const { chance: each, faces } of ways.slice(1))
        if (left * each > 0) follow([...path, { die: roll.die, faces }], left * each);
      path = [...path, { die: roll.die, faces: new Array<Face>(roll.dice).fill(BEST[roll.die]) }];
      left *= ways[0]?.chance ?? 1;
    }
    if (left > 0) branches.push({ chance: left, events, game, unknown: cut >= 0 });
  };
  follow([], 1);
  return branches;
}
