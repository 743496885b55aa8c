import { type DiceData, type Die, detects, type Face, type GameEvent, type RollFor, type Square } from '@bauta/engine';
import { binomial } from './distribution.ts';

/** Dice that are rolled together. */
export interface Roll {
  readonly die: Die;
  readonly dice: number;
  readonly for: RollFor;
  /** Whom they test, who attacks or who is attacked; '' for a body. */
  readonly by: string;
  readonly at: Square;
  /** R22.3: of a test, the alert when it began. */
  readonly raised: boolean;
}

/** The rolls among these events, in order. */
export function rollsIn(events: readonly GameEvent[]): Roll[] {
  const rolls: Roll[] = [];
  let raised = new Map<Square, boolean>();
  for (const event of events) {
    if (event.type === 'step-begun' && event.step.step === 'tests')
      raised = new Map(event.step.tests.map((test) => [test.at, test.raised]));
    if (event.type !== 'dice-rolled') continue;
    const { die, faces, by, at } = event;
    rolls.push({ die, dice: faces.length, for: event.for, by, at, raised: raised.get(at) ?? false });
  }
  return rolls;
}

/** How the dice may fall, as far as the rules tell it apart, with faces that stand for all the others. */
export interface RollOutcome {
  readonly chance: number;
  readonly faces: readonly Face[];
}

/** What is rolled where nothing else is decided: nobody sees, nobody misses, nobody is hit. */
export const BEST = { assassin: 'special', enemy: 'fail', detection: 'blank' } as const satisfies Record<Die, Face>;

export const chanceOf = <T>(faces: readonly T[], counts: (face: T) => boolean): number =>
  faces.filter(counts).length / faces.length;

const times = (face: Face, count: number): Face[] => new Array<Face>(count).fill(face);

/** R22.3: 1+ die that detects. R28.3: a body is found by an `eye` alone. */
export function chanceToSee({ detection }: DiceData, { dice, raised, for: what }: Roll): number {
  const one = chanceOf(detection, (face) => detects(face, raised && what === 'test'));
  return 1 - (1 - one) ** dice;
}

const testWays = (data: DiceData, roll: Roll): RollOutcome[] => {
  const seen = chanceToSee(data, roll);
  const blank = { chance: 1 - seen, faces: times('blank', roll.dice) };
  return roll.dice === 0 ? [blank] : [blank, { chance: seen, faces: ['eye', ...times('blank', roll.dice - 1)] }];
};

/** R16.2: by the number of `miss`; every other face is a hit. */
const attackWays = ({ assassin }: DiceData, { dice }: Roll): RollOutcome[] =>
  binomial(
    dice,
    chanceOf(assassin, (face) => face === 'miss'),
  ).map((chance, misses) => ({ chance, faces: [...times('special', dice - misses), ...times('miss', misses)] }));

const enemyWays = ({ enemy }: DiceData, { dice }: Roll): RollOutcome[] =>
  binomial(
    dice,
    chanceOf(enemy, (face) => face === 'hit'),
  ).map((chance, hits) => ({ chance, faces: [...times('fail', dice - hits), ...times('hit', hits)] }));

/** The first is that of BEST. */
export function waysOf(data: DiceData, roll: Roll): readonly RollOutcome[] {
  if (roll.die === 'detection') return testWays(data, roll);
  return roll.die === 'assassin' ? attackWays(data, roll) : enemyWays(data, roll);
}
