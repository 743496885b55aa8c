import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';

const STREET = `
+-+-+-+
|. . .|
+-+-+-+
`;

describe('R22 detection test', () => {
  test('[R22.2] the rulebook: Claudio moves onto 2 enemies, 2 dice, blank; next turn nobody moved: no test', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 2 } },
      dice: { detection: ['blank', 'blank'] },
    });
    s.play('claudio move b1');
    expect(s.facts('dice-rolled').map((roll) => roll.faces)).toEqual([['blank', 'blank']]);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.whys('dice-rolled')).toContain('R22.2');
  });

  test('[R22.3] an alarm face does nothing while the alert is quiet', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['alarm'] },
    });
    s.play('claudio move b1');
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.alert()).toBe('quiet');
  });
});
