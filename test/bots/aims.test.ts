import { type BotWeights, judge, outlookOf, tallyOf, weightsOf } from '@bauta/bots';
import { type Game, memoryRules, optionId } from '@bauta/engine';
import { describe, expect, type SceneSetting, scene, test, WIDE_BLOCK } from '#scenes';

const [success, quiet, sync, fast] = (['success', 'quiet', 'sync', 'fast'] as const).map((aim) => weightsOf(2, aim)!) as [
  BotWeights,
  BotWeights,
  BotWeights,
  BotWeights,
];

const gameAt = (more: Partial<SceneSetting> = {}): Game =>
  scene({
    map: WIDE_BLOCK,
    stations: ['a1'],
    assassins: { daria: { at: 'b1', melee: 'common-sword' }, claudio: { at: 'a1' } },
    objectives: { proof: { kind: 'complete', at: 'c1', ap: 1 } },
    squares: { b1: { crossbowman: 1 } },
    ...more,
  }).game;

/** The same position with another number of alerts counted, and what the sync asks for. */
function counted(game: Game, alerts: number, asked: Game['content']['memory']['sync'] = []): Game {
  const content = { ...game.content, memory: { ...game.content.memory, sync: asked } };
  return { ...game, content, tallies: { ...game.tallies, alerts } };
}

/** What an option is worth. */
function worthIn(game: Game, weights: BotWeights, id: RegExp): number {
  const option = memoryRules.question(game)!.options.find((each) => id.test(optionId(each)))!;
  return Object.values(tallyOf(outlookOf(game, weights), option)).reduce((sum, each) => sum + each, 0);
}

describe('aims', () => {
  test('a bot that is to be quiet counts a position for less once the alert was raised, one that is to succeed does not', () => {
    const game = gameAt();
    const lost = (weights: BotWeights) => judge(counted(game, 1), weights).chance / judge(counted(game, 0), weights).chance;
    expect(lost(success)).toBe(1);
    expect(lost(quiet)).toBeCloseTo(1 - quiet.aim.quiet, 9);
    expect(lost(sync)).toBe(1);
  });

  test('the alert costs it more while it was never raised, and no more afterwards', () => {
    const game = gameAt();
    const plain: BotWeights = { ...quiet, aim: success.aim };
    const alertOf = (weights: BotWeights, alerts: number) => outlookOf(counted(game, alerts), weights).weights.worth.alert;
    expect(alertOf(quiet, 0)).toBeGreaterThan(alertOf(plain, 0));
    expect(alertOf(quiet, 1)).toBe(alertOf(plain, 1));
  });

  test('[R34.1] of the sync a bound that is broken stays broken, and what is still to be done leaves it open', () => {
    const game = gameAt();
    const quietly = { tally: 'alerts', atLeast: 0, atMost: 0 } as const;
    const chest = { tally: 'chests', atLeast: 1, atMost: 999 } as const;
    const chance = (alerts: number, asked: Game['content']['memory']['sync']) => judge(counted(game, alerts, asked), sync).chance;
    const whole = chance(0, [quietly]);
    expect(whole).toBe(chance(0, []));
    expect(chance(1, [quietly])).toBeLessThan(chance(0, [chest]));
    expect(chance(0, [chest])).toBeLessThan(whole);
  });

  test('[R34.1] who is to spare guards by the sync attacks less gladly, and not for any other sync', () => {
    const spared = [{ tally: 'eliminated', atLeast: 0, atMost: 0 }] as const;
    const towers = [{ tally: 'towers', atLeast: 1, atMost: 999 }] as const;
    const game = gameAt();
    const attack = (asked: Game['content']['memory']['sync']) => worthIn(counted(game, 0, asked), sync, /^daria attack/);
    expect(attack(spared)).toBeLessThan(attack(towers));
    expect(attack(towers)).toBe(attack([]));
  });

  test('for one in a hurry every turn takes a share', () => {
    const game = gameAt();
    const later = { ...game, turn: game.turn + 5 };
    const slow: BotWeights = { ...fast, aim: success.aim };
    const lost = (weights: BotWeights) => judge(later, weights).chance / judge(game, weights).chance;
    expect(lost(fast)).toBeLessThan(lost(slow));
    const [hurried, unhurried] = [fast, success].map((weights) => worthIn(gameAt({ squares: {} }), weights, /^daria move c1/));
    expect(hurried).toBeGreaterThan(unhurried!);
  });
});
