import { roll } from '../../flow/chance.ts';
import { emit, end, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Command } from '../../model/command.ts';
import type { Quantity } from '../../model/effect.ts';
import type { Game } from '../../model/game.ts';
import type { DetectionFace } from '../../model/kinds.ts';
import { characterOf } from '../../model/lookup.ts';
import { mapOf, type Square } from '../../model/square.ts';
import type { StepOf, Test, TestRoll } from '../../model/step.ts';
import { type Reaction, reactionAnswers, reactions, spendReaction } from '../effects/reactions.ts';
import { NO_FACTS } from '../effects/sources.ts';
import { ownTestDice } from '../enemies/enemy.ts';
import { expose, raiseAlert } from './exposure.ts';

type Tests = StepOf<'tests'>;

/** R22.3: `eye` always detects, `alarm` only where the alert was raised when the test began. */
export const detects = (face: DetectionFace, raised: boolean): boolean => face === 'eye' || (face === 'alarm' && raised);

/** R3.5: an effect in force on a map with a test that can still be ignored. */
function ignorable(game: Game, { tests, stage }: Tests, quantity: Quantity): Square[] {
  if (stage !== 'ignore' || game.lasting.length === 0) return [];
  const maps = game.lasting.filter((lasting) => lasting.quantity === quantity).map((lasting) => lasting.map);
  return tests.filter((test) => maps.includes(mapOf(test.at))).map((test) => test.at);
}

function ignore(game: Game, step: Tests, at: Square): void {
  const index = (['ignore-first-test', 'ignore-one-test'] as const)
    .map((quantity) => game.lasting.findIndex((lasting) => lasting.quantity === quantity && lasting.map === mapOf(at)))
    .find((found) => found >= 0)!;
  emit(game, { type: 'test-ignored', at, card: game.lasting[index]!.source, why: ['R3.5', 'R28.2'] });
  emit(game, { type: 'lasting-used', index, why: 'R3.5' });
  note(game, { ...step, tests: step.tests.filter((test) => test.at !== at) });
}

/** R28.3: a body that shows an eye is found; an alarm does nothing. */
function rollBodies(game: Game, { at, dice, bodies, why }: Test): void {
  for (let body = 0; body < bodies; body++) {
    const faces = roll(game, 'detection', dice);
    emit(game, { type: 'dice-rolled', die: 'detection', faces, for: 'body', by: '', at, why });
    if (!faces.includes('eye')) continue;
    emit(game, { type: 'body-found', at, why: 'R28.3' });
    raiseAlert(game, mapOf(at), 'R28.3');
  }
}

function rollCharacters(game: Game, { at, dice, characters, raised, why }: Test, rolls: TestRoll[]): void {
  for (const by of characters) {
    const faces = roll(game, 'detection', ownTestDice(game, characterOf(game, by), dice)) as DetectionFace[];
    emit(game, { type: 'dice-rolled', die: 'detection', faces, for: 'test', by, at, why: ['R22.2', ...why] });
    rolls.push({ by, at, raised, faces, asked: [] });
  }
}

function rollAll(game: Game, step: Tests): void {
  const rolls: TestRoll[] = [];
  for (const test of step.tests) rollCharacters(game, test, rolls);
  for (const test of step.tests) rollBodies(game, test);
  note(game, { ...step, stage: 'react', rolls });
}

const detecting = ({ faces, raised }: TestRoll): DetectionFace[] => faces.filter((face) => detects(face, raised));

/** R22.3, R23.2 */
function settle(game: Game, roll: TestRoll): void {
  if (detecting(roll).length > 0) expose(game, characterOf(game, roll.by), 'R22.3');
  else emit(game, { type: 'undetected', by: roll.by, at: roll.at, why: 'R22.3' });
}

function reactionsTo(game: Game, roll: TestRoll): Reaction[] {
  const faces = detecting(roll);
  return reactions(game, characterOf(game, roll.by), 'tested', roll.asked, { ...NO_FACTS, detecting: faces.length, faces });
}

function react(game: Game, step: Tests, command: Command): void {
  const [current, ...others] = step.rolls;
  if (current === undefined || (command.type !== 'reroll' && command.type !== 'decline')) return;
  let faces = current.faces;
  if (command.type === 'reroll') {
    const to = roll(game, 'detection', 1)[0] as DetectionFace;
    spendReaction(game, characterOf(game, command.by), command.card, 'tested');
    emit(game, {
      type: 'die-rerolled',
      die: 'detection',
      from: command.face,
      to,
      by: command.by,
      card: command.card,
      why: 'R24',
    });
    faces = faces.with(faces.indexOf(command.face as DetectionFace), to);
  }
  note(game, { ...step, rolls: [{ ...current, faces, asked: [...current.asked, command.card] }, ...others] });
}

/** R22: one or more tests, all at once: some may be ignored before dice are rolled, some dice rolled again after. */
export const tests: StepRule<'tests'> = {
  step: 'tests',
  rules: ['R22.1', 'R22.2', 'R22.3', 'R3.5', 'R28.3'],
  options(game, step, out) {
    if (step.stage === 'ignore') {
      const first = ignorable(game, step, 'ignore-first-test');
      const one = first.length > 0 ? [] : ignorable(game, step, 'ignore-one-test');
      for (const at of [...first, ...one]) out.push({ type: 'ignore-test', at });
      if (one.length > 0) out.push({ type: 'roll-test' });
    } else if (step.rolls.length > 0) {
      out.push(...reactionAnswers(reactionsTo(game, step.rolls[0]!)));
    }
  },
  resolve(game, step, command) {
    if (command.type === 'ignore-test') ignore(game, step, command.at);
    else if (command.type === 'roll-test') rollAll(game, step);
    else react(game, step, command);
  },
  run(game, step) {
    if (step.stage === 'ignore') return rollAll(game, step);
    const [current] = step.rolls;
    if (current === undefined) return end(game);
    note(game, { ...step, rolls: step.rolls.slice(1) });
    settle(game, current);
  },
};
