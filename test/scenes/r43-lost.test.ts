import { describe, effect, expect, rule, scene, test } from '#scenes';

const ROOFS = `
+-+-+-+
|^ . .|
+-+-+-+
`;

describe('R43 what is lost with the ground, and what is not', () => {
  test('[R43] what was destroyed before anyone asked for it is not lost with the ground', () => {
    const s = scene({
      map: ROOFS,
      objectives: { wreck: { kind: 'destroy', target: 'tank', hidden: true } },
      machines: { tank: { at: 'c1', hp: 1 } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      cards: [
        rule('blast', effect('moved', { do: 'damage-machine', machine: 'tank', hp: 1 })),
        rule('quake', effect('machine-destroyed', { do: 'remove-tile', tile: 'c1' })),
      ],
      memory: { rules: ['blast', 'quake'] },
    });
    s.play('claudio move b1');
    expect(s.facts('ground-changed')).toHaveLength(1);
    expect(s.facts('objective-lost')).toEqual([]);
    expect(s.game.result).toBeNull();
  });

  test('[R43] [R44.1] an objective is lost once: with the ground, and not again with the ally', () => {
    const s = scene({
      map: ROOFS,
      objectives: {
        guest: { kind: 'escort', at: 'b1', to: 'c1', target: 'doctor', optional: true },
        never: { kind: 'eliminate', target: 'nobody' },
      },
      allies: { doctor: { at: 'b1', state: 'critical', hp: 0, fellIn: 1 } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      turn: 2,
      cards: [rule('quake', effect('moved', { do: 'remove-tile', tile: 'c1' }))],
      memory: { rules: ['quake'], enemyPhase: 'none' },
    });
    s.play('claudio move b1', 'end-phase');
    expect(s.facts('ally-lost')).toHaveLength(1);
    expect(s.facts('objective-lost')).toMatchObject([{ objective: 'guest', why: 'G4' }]);
  });
});
