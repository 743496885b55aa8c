import type { AbilityCard } from '@bauta/engine';
import { ability, describe, expect, LONG_STREET, type SceneSetting, scene, test } from '#scenes';

const pass: AbilityCard = { ...ability('pass'), while: [{ quantity: 'no-restriction', add: 1 }] };

/** Whoever comes onto b1 is exposed, but for bastiano and those with him. */
const ward = (change: Partial<SceneSetting> = {}) =>
  scene({
    map: LONG_STREET,
    restricted: ['b1'],
    cards: [pass],
    assassins: { bastiano: { at: 'a1', ability: 'pass' }, daria: { at: 'a1' } },
    squares: { b1: { crossbowman: 1 } },
    ...change,
  });

describe('R49 one who passes', () => {
  test('[R49] comes where enemies are without being exposed or tested; another is exposed', () => {
    const s = ward();
    s.play('bastiano move b1');
    expect([s.who('bastiano').exposed, s.alert()]).toEqual([false, 'quiet']);
    expect(s.facts('undetected')).toMatchObject([{ by: 'bastiano', why: ['R49', 'G4'] }]);
    expect(s.facts('dice-rolled')).toEqual([]);
    const alone = ward();
    alone.play('daria move b1');
    expect([alone.who('daria').exposed, alone.alert()]).toEqual([true, 'raised']);
  });

  test('[R49] lets pass whoever comes where they stand', () => {
    const s = ward();
    s.play('bastiano move b1', 'daria move b1');
    expect(s.who('daria').exposed).toBe(false);
  });

  test('[R49] is not exposed when enemies come, but bodies are found', () => {
    const s = ward({
      assassins: { bastiano: { at: 'b1', ability: 'pass' }, daria: { at: 'd1' } },
      squares: { a1: { crossbowman: 1 }, b1: { bodies: { crossbowman: 1 } } },
      direction: 'east',
      memory: { enemyPhase: 'no-reinforcement' },
      next: 'movement',
    });
    expect(s.facts('exposed')).toEqual([]);
    expect(s.facts('body-found')).toHaveLength(1);
  });
});
