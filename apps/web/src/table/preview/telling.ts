import type { EnemyPhaseForecast, TestForecast } from '@bauta/bots';
import type { TargetName } from '@bauta/engine';

/** The tests to come, each once; those of directions that are not sure with the chance that they come to it. */
export function tellTests({ cases }: Pick<EnemyPhaseForecast, 'cases'>): TestForecast[] {
  const tests = new Map<string, TestForecast>();
  for (const { chance, tests: each } of cases)
    for (const test of each) {
      const key = `${test.by} ${test.at}`;
      const known = tests.get(key);
      tests.set(key, { ...test, chance: (known?.chance ?? 0) + chance * test.chance });
    }
  return [...tests.values()];
}

export interface Attacked {
  readonly on: TargetName;
  /** That any die is rolled. */
  readonly chance: number;
  /** At most. */
  readonly dice: number;
}

/** Who may be attacked, the likeliest first. */
export function likely({ cases }: Pick<EnemyPhaseForecast, 'cases'>): Attacked[] {
  const attacked = new Map<TargetName, Attacked>();
  for (const { chance, attacks } of cases)
    for (const { on, dice } of attacks) {
      const known = attacked.get(on);
      attacked.set(on, {
        on,
        chance: (known?.chance ?? 0) + chance * (1 - (dice[0] ?? 0)),
        dice: Math.max(known?.dice ?? 0, dice.length - 1),
      });
    }
  return [...attacked.values()].filter(({ chance }) => chance > 0).sort((a, b) => b.chance - a.chance);
}
