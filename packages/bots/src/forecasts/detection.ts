import {
  type CharacterId,
  type Command,
  type Game,
  isOnMap,
  type MemoryQuestion,
  type Refusal,
  type Square,
} from '@bauta/engine';
import { asSeen, chancesRaised, chanceThat, exposedAfter, isExposedIn } from './afterwards.ts';
import { Answers, type Assumed, playWhole, refusalOf } from './answers.ts';
import { type Branch, branchesOf } from './branches.ts';
import { chanceToSee, rollsIn } from './roll.ts';

/** A test to come, for a character or, by '', for a body. */
export interface TestForecast {
  readonly by: CharacterId | '';
  readonly at: Square;
  readonly dice: number;
  /** That it is detected or found. */
  readonly chance: number;
}

export interface DetectionForecast extends Assumed {
  /** Those that are made if nobody is detected before. */
  readonly tests: readonly TestForecast[];
  /** The chance of each to become exposed by it (R22.3, R49 or an icon), and to stand exposed when it is done. */
  readonly characters: readonly { id: CharacterId; detected: number; exposed: number }[];
  /** The chance that some body is found (R28.3). */
  readonly bodyFound: number;
  /** By map, the chance that the alert is raised when it is done. */
  readonly raised: readonly number[];
  /** The chance that a card comes up that nobody knows: nothing is said of what follows. */
  readonly unknown: number;
}

/** The tests of the branch in which nobody is seen. */
export const testsIn = ({ content }: Game, { events }: Branch): TestForecast[] =>
  rollsIn(events)
    .filter(({ die }) => die === 'detection')
    .map((roll) => ({ by: roll.by, at: roll.at, dice: roll.dice, chance: chanceToSee(content.dice, roll) }));

/** R44.1, R32.5: those named come along, and nobody else. */
const bringing =
  (along: readonly CharacterId[]) =>
  ({ step, options }: MemoryQuestion): Command | null =>
    step.step === 'set-out'
      ? (options.find((each) => (each.type === 'bring' ? along.includes(each.on) : each.type === 'set-out')) ?? null)
      : null;

const isUnseen = ({ events }: Branch): boolean => !events.some(({ type }) => type === 'exposed' || type === 'body-found');

/** R13.2, R22, R32, R49: who is detected by a move, leap, ride or whatever else is done, and those who follow an assassin with them. */
export function forecastDetection(game: Game, command: Command, along: readonly CharacterId[] = []): DetectionForecast | Refusal {
  const start = asSeen(game);
  const refusal = refusalOf(start, command);
  if (refusal !== null) return refusal;
  const answers = new Answers(bringing(along));
  const branches = branchesOf(start, (copy) => playWhole(copy, command, answers));
  const unseen = branches.find(isUnseen) ?? branches[0]!;
  return {
    tests: testsIn(start, unseen),
    characters: start.characters.filter(isOnMap).map(({ id }) => ({
      id,
      detected: chanceThat(branches, (branch) => isExposedIn(branch, id)),
      exposed: chanceThat(branches, ({ events }) => exposedAfter(start, events).has(id)),
    })),
    bodyFound: chanceThat(branches, ({ events }) => events.some(({ type }) => type === 'body-found')),
    raised: chancesRaised(start, branches),
    unknown: chanceThat(branches, ({ unknown }) => unknown),
    ...answers.assumed(),
  };
}

export interface PathForecast extends Assumed {
  /** The chance to be detected on each square by whoever has come so far undetected. */
  readonly steps: readonly { to: Square; chance: number }[];
  /** The chance to be detected anywhere on the way. */
  readonly detected: number;
  readonly unknown: number;
}

interface Walk {
  readonly game: Game;
  readonly chance: number;
}

const total = (walks: readonly Walk[]): number => walks.reduce((sum, { chance }) => sum + chance, 0);

function stepOn(walks: readonly Walk[], command: Command, answers: Answers): (Walk & { branch: Branch })[] {
  return walks.flatMap(({ game, chance }) =>
    branchesOf(game, (copy) => playWhole(copy, command, answers)).map((branch) => ({
      game: branch.game,
      chance: chance * branch.chance,
      branch,
    })),
  );
}

/** R13.2: move by move, until the one who goes is detected. */
export function forecastPath(game: Game, by: CharacterId, squares: readonly Square[]): PathForecast | Refusal {
  const answers = new Answers(bringing([]));
  const steps: { to: Square; chance: number }[] = [];
  let walks: readonly Walk[] = [{ game: asSeen(game), chance: 1 }];
  let [detected, unknown] = [0, 0];
  for (const to of squares) {
    const command: Command = { type: 'move', by, to };
    const refusal = walks.length === 0 ? null : refusalOf(walks[0]!.game, command);
    if (refusal !== null) return refusal;
    const before = total(walks);
    const after = stepOn(walks, command, answers);
    const here = total(after.filter(({ branch }) => isExposedIn(branch, by)));
    steps.push({ to, chance: before > 0 ? here / before : 0 });
    detected += here;
    unknown += total(after.filter(({ branch }) => branch.unknown && !isExposedIn(branch, by)));
    walks = after.filter(({ branch }) => !branch.unknown && !isExposedIn(branch, by));
  }
  return { steps, detected, unknown, ...answers.assumed() };
}
