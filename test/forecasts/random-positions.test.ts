import { atLeast, type Distribution, forecastAttack, forecastDetection, forecastEnemyPhase } from '@bauta/bots';
import { advance, type Command, clone, type Game, hash, memoryRules } from '@bauta/engine';
import { expect, test } from 'vitest';
import { begin, specOf } from '../support/games/random-game.ts';
import { choose, generator } from '../support/players/random-player.ts';
import { foretold } from './case.ts';

const whole = (of: Distribution): void => expect(atLeast(of, 0)).toBeCloseTo(1, 9);

function checkPhase(game: Game): void {
  const forecast = forecastEnemyPhase(game);
  if (forecast === null) return;
  for (const { dice, wounds } of forecast.characters) [dice, wounds].forEach(whole);
  whole(forecast.cases.map(({ chance }) => chance));
  for (const chance of forecast.raised) expect(chance).toBeLessThan(1 + 1e-9);
}

function checkOption(game: Game, option: Command): void {
  if (option.type === 'attack') {
    const { by, card, at } = option;
    const { hits, eliminated, attackers } = foretold(forecastAttack(game, { at, attackers: [{ by, card }] }));
    for (const each of [hits, eliminated, ...attackers.map(({ wounds }) => wounds)]) whole(each);
  } else if (option.type === 'move' || option.type === 'travel' || option.type === 'leave-spot' || option.type === 'leap') {
    const { characters, tests } = foretold(forecastDetection(game, option));
    const own = characters.find(({ id }) => id === option.by)!;
    expect(own.exposed).toBeLessThan(1 + 1e-9);
    if (tests.length === 0) expect([0, 1]).toContain(own.exposed);
  }
}

/** The same game with everything that nobody knows elsewhere. */
function dealtOtherwise(game: Game): Game {
  const other = clone(game);
  for (const { draw } of Object.values(other.piles)) draw.reverse();
  other.chance.seed = 'another';
  return other;
}

test('forecasts stand up wherever random play leads, change nothing, and know nothing that is hidden', () => {
  let checked = 0;
  for (let number = 0; number < 30; number++) {
    const spec = specOf(number);
    const game = begin(spec);
    const random = generator(number);
    for (let decisions = 0; decisions < 120; decisions++) {
      const command = choose(game, spec.player, random);
      if (command === null) break;
      if (decisions % 15 === 0) {
        const before = hash(game);
        checkPhase(game);
        for (const option of memoryRules.question(game)!.options) checkOption(game, option);
        expect(hash(game)).toBe(before);
        if (game.maps.length === 1) expect(forecastEnemyPhase(dealtOtherwise(game))).toEqual(forecastEnemyPhase(game));
        checked += 1;
      }
      advance(game, command);
    }
  }
  expect(checked).toBeGreaterThan(100);
});
