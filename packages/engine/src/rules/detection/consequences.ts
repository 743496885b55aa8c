import { emit, end, follow, note } from '../../flow/emit.ts';
import type { StepRule } from '../../flow/step-rule.ts';
import type { Game } from '../../model/game.ts';
import type { CharacterId } from '../../model/kinds.ts';
import { groundIfAny, mapState } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import type { Consequences, Test } from '../../model/step.ts';
import { testDice } from '../enemies/enemy.ts';
import { bodiesAt, isDetectableAt } from '../ground/presence.ts';
import { findAll } from './restricted.ts';
import { passesForGuard } from './uniform.ts';

/** R28.2, R28.3: one test for each square that enemies entered, for the characters and bodies there, pushed-out ones too. */
function testsOf(game: Game, { raised, why, except }: Consequences): Test[] {
  const tests: Test[] = [];
  for (let map = 0; map < game.maps.length; map++) {
    const { entered, pushedOut } = game.maps[map]!;
    for (let index = 0; index < entered.length; index++) {
      if (entered[index] === 0) continue;
      const { at, restricted } = game.grounds[map]!.squares[index]!;
      if (restricted) continue;
      const bodies = bodiesAt(game, at) + pushedOut[index]!;
      const characters = detectableAt(game, at, except);
      if (characters.length + bodies > 0)
        tests.push({ at, dice: testDice(game, at, entered[index]!), characters, bodies, raised: raised[map]!, why });
    }
  }
  return tests;
}

const NOBODY: readonly CharacterId[] = [];

function detectableAt(game: Game, at: Square, except: readonly CharacterId[]): readonly CharacterId[] {
  let found: CharacterId[] | null = null;
  for (const each of game.characters) {
    if (!isDetectableAt(each, at) || except.includes(each.id)) continue;
    found ??= [];
    found.push(each.id);
  }
  return found ?? NOBODY;
}

/** R8.2, R48.2, D1: enemies entered where someone is in a hiding spot, a machine or a guard's uniform: no test. */
function passOverHidden(game: Game): void {
  for (const each of game.characters) {
    const { id, at, inSpot, aboard } = each;
    if (!inSpot && aboard === '' && !passesForGuard(each)) continue;
    const ground = groundIfAny(game, at);
    if (ground === undefined || mapState(game, at).entered[ground.index]! === 0) continue;
    if (aboard !== '') emit(game, { type: 'undetected', by: id, at, why: 'R48.2' });
    else if (!ground.restricted) emit(game, { type: 'undetected', by: id, at, why: inSpot ? 'R8.2' : 'D1' });
  }
}

/** R49: the restricted squares that enemies entered, with the bodies there, pushed-out ones too. */
function restrictedEntered(game: Game): { at: Square; bodies: number }[] {
  return game.grounds.flatMap(({ restricted }, map) =>
    restricted
      .filter(({ index }) => game.maps[map]!.entered[index]! > 0)
      .map(({ at, index }) => ({ at, bodies: bodiesAt(game, at) + game.maps[map]!.pushedOut[index]! })),
  );
}

const hasRestricted = (game: Game): boolean => game.grounds.some(({ restricted }) => restricted.length > 0);

/** R28.4, R30.6: first traps (D2), then all tests, then the alert. */
export const consequencesStep: StepRule<'consequences'> = {
  step: 'consequences',
  rules: ['R28.2', 'R28.3', 'R28.4', 'R30.6', 'R8.2', 'R49'],
  run(game, step) {
    if (step.trod.length > 0) {
      note(game, { ...step, trod: [] });
      return follow(game, { step: 'spring-traps', squares: step.trod });
    }
    if (!step.tested) passOverHidden(game);
    const tests = step.tested ? [] : testsOf(game, step);
    const entered = step.tested || !hasRestricted(game) ? [] : restrictedEntered(game);
    if (tests.length + entered.length > 0) {
      note(game, { ...step, tested: true });
      if (tests.length > 0) follow(game, { step: 'tests', tests, stage: 'ignore', rolls: [] });
      for (const { at, bodies } of entered) findAll(game, at, bodies, step.except);
      return;
    }
    end(game);
    step.raise.forEach((raise, map) => {
      if (raise && game.maps[map]!.alert === 'quiet') emit(game, { type: 'alert-raised', map, why: ['R28.4', 'R23.1', 'R23.2'] });
    });
  },
};
