import { ability, effect, expect, rule, STREET, scene, test } from '#scenes';

const table = { map: STREET, tiles: { quay: { squares: ['c1'], aside: true } } };

test('[G4] a card that reaches any square offers none that is not there', () => {
  const leap = ability('leap', effect('moved', { do: 'move-owner' }, { when: 'action', who: 'any-square' }));
  const s = scene({ ...table, cards: [leap], assassins: { claudio: { at: 'a1', ability: 'leap' }, daria: { at: 'a1' } } });
  expect(s.optionsOf('claudio use-at')).toEqual(['claudio use-at leap b1']);
  s.play('claudio use-at leap b1');
  expect(s.whys('effect-begun')).toContain('G4');
});

test('[G4] a boss goes no further away than the map reaches', () => {
  const flight = rule('flight', effect('event-revealed', { do: 'move-boss', boss: 'castellan', to: 'away' }));
  const s = scene({
    ...table,
    cards: [flight],
    memory: { rules: ['flight'] },
    assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
    bosses: { castellan: { at: 'a1' } },
    next: 'event',
    decks: { event: { draw: ['still-air'] } },
  });
  expect(s.game.bosses[0]!.at).toBe(1);
  expect(s.whys('effect-begun')).toContain('G4');
});
