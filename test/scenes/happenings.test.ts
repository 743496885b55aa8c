import type { Do, If, RuleCard } from '@bauta/engine';
import { ability, describe, effect, expect, rule, type SceneSetting, STREET, scene, test } from '#scenes';

const RAISE: Do = { do: 'set-alert', alert: 'raised' };
const QUIET: Do = { do: 'set-alert', alert: 'quiet' };

const ruled = (rules: readonly RuleCard[], change: Partial<SceneSetting> = {}): SceneSetting => ({
  map: STREET,
  cards: rules,
  memory: { rules: rules.map(({ id }) => id) },
  assassins: { bastiano: { at: 'a1' }, daria: { at: 'a1' } },
  ...change,
});

describe('what happens sets off effects', () => {
  test('[G4] a rule of the memory answers a move once the move is over', () => {
    const s = scene(ruled([rule('bell', effect('moved', RAISE))]));
    s.play('bastiano move b1');
    expect(s.facts('effect-begun')).toMatchObject([{ card: 'bell', by: '' }]);
    expect(s.game.maps[0]!.alert).toBe('raised');
  });

  test('[G4] a rule that is not of this memory is not in force', () => {
    const s = scene({ ...ruled([rule('bell', effect('moved', RAISE))]), memory: { rules: [] } });
    s.play('bastiano move b1');
    expect(s.game.maps[0]!.alert).toBe('quiet');
  });

  const bounds: [string, If, string][] = [
    ['in its turn', { if: 'turn', from: 1, to: 1 }, 'raised'],
    ['in another turn', { if: 'turn', from: 2, to: 9 }, 'quiet'],
    ['for its party', { if: 'party', from: 2, to: 2 }, 'raised'],
    ['for another party', { if: 'party', from: 3, to: 4 }, 'quiet'],
  ];
  test.each(bounds)('[G4] a rule holds %s', (_, bound, alert) => {
    const s = scene(ruled([rule('bell', effect('moved', RAISE, { if: [bound] }))]));
    s.play('bastiano move b1');
    expect(s.game.maps[0]!.alert).toBe(alert);
  });

  test('[G4] a rule may name what the happening is about', () => {
    const blow = (subject: string) =>
      scene(
        ruled([rule('bell', effect('enemy-eliminated', RAISE, { if: [{ if: 'subject', is: subject }] }))], {
          squares: { a1: { crossbowman: 1 } },
          assassins: { bastiano: { at: 'a1', melee: 'common-sword' }, daria: { at: 'c1' } },
          dice: { assassin: ['hit', 'hit'] },
        }),
      );
    for (const [subject, alert] of [
      ['crossbowman', 'raised'],
      ['brute', 'quiet'],
    ] as const) {
      const s = blow(subject);
      s.play('bastiano attack common-sword a1');
      expect(s.facts('enemy-eliminated')).toHaveLength(1);
      expect(s.facts('effect-begun').length).toBe(alert === 'raised' ? 1 : 0);
    }
  });

  test('[G4] effects that set off each other in a ring fire once in a chain of causes, and again in the next', () => {
    const ring = [rule('louder', effect('alert-quieted', RAISE)), rule('softer', effect('alert-raised', QUIET))];
    const s = scene(ruled([...ring, rule('bell', effect('moved', RAISE))]));
    s.play('bastiano move b1');
    expect(s.facts('effect-begun').map(({ card }) => card)).toEqual(['bell', 'softer', 'louder']);
    expect(s.game.maps[0]!.alert).toBe('raised');
    expect(s.game.fired).toEqual([]);
    s.play('daria move b1');
    expect(s.facts('effect-begun').filter(({ card }) => card === 'bell')).toHaveLength(2);
  });

  test('[G4] the end of a turn is a happening, and so is the beginning of the next', () => {
    const s = scene(
      ruled(
        [
          rule('dusk', effect('phase-begun', RAISE, { if: [{ if: 'subject', is: 'end' }] })),
          rule('dawn', effect('turn-begun', QUIET, { if: [{ if: 'turn', from: 2, to: 2 }] })),
        ],
        { decks: { event: { draw: ['still-air'] } }, memory: { rules: ['dusk', 'dawn'], enemyPhase: 'none' } },
      ),
    );
    s.play('end-phase');
    expect(s.facts('effect-begun').map(({ card }) => card)).toEqual(['dusk', 'dawn', 'still-air']);
    expect(s.game).toMatchObject({ turn: 2, maps: [{ alert: 'quiet' }] });
  });
});

describe('the owner answers what befalls them', () => {
  const mended = ability('second-wind', effect('wounded', { do: 'heal', hp: 1 }, { may: true, per: 'memory' }));
  const hurt = rule('thorns', effect('moved', { do: 'wound', hp: 2 }));
  const setting = ruled([hurt], {
    cards: [hurt, mended],
    assassins: { bastiano: { at: 'a1', ability: 'second-wind' }, daria: { at: 'a1' } },
  });

  test('[G1] an effect that may be declined is asked, and used once in the memory [R39.2]', () => {
    const s = scene(setting);
    s.play('bastiano move b1');
    expect(s.options()).toEqual(['bastiano use second-wind', 'bastiano decline second-wind']);
    s.play('bastiano use second-wind');
    expect(s.game.characters[0]).toMatchObject({ wounds: 1, usedThisMemory: ['second-wind'] });
    s.play('bastiano move a1');
    expect(s.game.characters[0]).toMatchObject({ status: 'critical' });
  });

  test('[G1] declined, it is kept', () => {
    const s = scene(setting);
    s.play('bastiano move b1', 'bastiano decline second-wind');
    expect(s.game.characters[0]).toMatchObject({ wounds: 2, usedThisMemory: [] });
  });

  test('[G4] it does not answer for others', () => {
    const s = scene(setting);
    s.play('daria move b1');
    expect(s.game.characters[1]).toMatchObject({ wounds: 2 });
  });
});

describe('the cards of one in critical condition', () => {
  const watchful = ability('watchful', effect('alert-raised', QUIET));
  const bitter = ability('bitter', effect('fell', RAISE));
  const setting = (state: 'critical' | 'incognito'): SceneSetting => ({
    ...ruled([rule('bell', effect('moved', RAISE))]),
    cards: [rule('bell', effect('moved', RAISE)), watchful],
    assassins: { bastiano: { at: 'a1' }, daria: { at: 'a1', state, ability: 'watchful' } },
  });

  test('[R26.1] do not answer what happens to others or to nobody', () => {
    expect(scene(setting('incognito')).play('bastiano move b1').alert()).toBe('quiet');
    const s = scene(setting('critical')).play('bastiano move b1');
    expect(s.alert()).toBe('raised');
    expect(s.refuses('daria move b1').rule).toBe('R26.1');
  });

  test('[G4] answer what befalls themselves', () => {
    const s = scene({
      map: STREET,
      cards: [rule('stones', effect('moved', { do: 'wound', hp: 3 })), bitter],
      memory: { rules: ['stones'] },
      assassins: { bastiano: { at: 'a1', ability: 'bitter' }, daria: { at: 'a1' } },
    });
    s.play('bastiano move b1');
    expect(s.who('bastiano').status).toBe('critical');
    expect(s.alert()).toBe('raised');
    expect(s.whys('effect-begun')).toContain('G4');
  });
});
