import { describe, expect, LONG_STREET, scene, test } from '#scenes';

describe('R3 event phase', () => {
  test('[R3.1] the three grouped slots are filled, also in critical condition; the saved slot is untouched', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: {
        alessandra: { at: 'a1', ap: 0 },
        bastiano: { at: 'a1', ap: 2, saved: 1 },
        claudio: { at: 'b1', ap: 0, state: 'critical' },
        daria: { state: 'left' },
      },
      next: 'event',
      decks: { event: { draw: ['still-air'] } },
    });
    expect(s.who('alessandra')).toMatchObject({ ap: 3, saved: 0 });
    expect(s.who('bastiano')).toMatchObject({ ap: 3, saved: 1 });
    expect(s.who('claudio')).toMatchObject({ ap: 3, saved: 0, status: 'critical' });
    expect(s.facts('actions-refilled').map(({ by }) => by)).toEqual(['alessandra', 'bastiano', 'claudio']);
    expect(s.whys('actions-refilled')).toContain('R3.1');
  });

  test('[R3.1] the slots are filled before the event: what it gives comes on top', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1', ap: 0 }, daria: { at: 'b1', ap: 0 } },
      next: 'event',
      decks: { event: { draw: ['early-bells'] } },
    });
    expect(s.who('claudio').ap).toBe(4);
    expect(s.whys('actions-refilled')).toContain('R3.1');
  });

  test.each([
    { claudio: { at: 'a1' }, daria: { at: 'b1' } },
    { alessandra: { at: 'a1' }, bastiano: { at: 'a1' }, claudio: { at: 'a1' }, daria: { at: 'b1' } },
  ])('[R3.2] one event card is drawn whatever the number of assassins', (assassins) => {
    const s = scene({
      map: LONG_STREET,
      assassins,
      next: 'event',
      decks: { event: { draw: ['still-air', 'quiet-hour'] } },
    });
    expect(s.facts('card-drawn')).toMatchObject([{ deck: 'event', card: 'still-air', why: 'R3.2' }]);
    expect(s.facts('event-revealed')).toMatchObject([{ card: 'still-air', direction: 'east', why: 'R3.2' }]);
    expect(s.game.piles.event.draw).toEqual(['quiet-hour']);
  });

  test('[R3.2] its effect is immediate, and may touch all', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      next: 'event',
      decks: { event: { draw: ['early-bells'] } },
    });
    expect(s.facts('action-given').map(({ by, ap }) => [by, ap])).toEqual([
      ['claudio', 1],
      ['daria', 1],
    ]);
    expect(s.whys('action-given')).toContain('R3.2');
    expect(s.facts('phase-begun').at(-1)).toMatchObject({ phase: 'assassin' });
  });

  test('[R3.2] it may touch one only: whoever stands with enemies is tested, the other is not', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'b1' } },
      squares: { a1: { crossbowman: 1 } },
      next: 'event',
      dice: { detection: ['eye'] },
      decks: { event: { draw: ['lantern-round'] } },
    });
    expect(s.facts('dice-rolled').map(({ by }) => by)).toEqual(['claudio']);
    expect(s.who('claudio').exposed).toBe(true);
    expect(s.who('daria').exposed).toBe(false);
    expect(s.whys('effect-begun')).toContain('R3.2');
  });

  test('[R3.2] the rulebook: dark night, once this turn, at any moment; everyone in that one test profits', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'b1' }, daria: { at: 'b1' }, bastiano: { at: 'c1', saved: 1 } },
      squares: { a1: { crossbowman: 1 }, c1: { crossbowman: 2 } },
      next: 'event',
      dice: { detection: ['blank', 'blank', 'blank'] },
      decks: { event: { draw: ['dark-night', 'still-air'] }, reinforcement: { draw: ['patrol-3-1'] } },
    });
    expect(s.whys('lasting-begun')).toContain('R3.2');
    s.play('claudio move a1');
    expect(s.options()).toEqual(['ignore-test a1', 'roll-test']);
    s.play('roll-test', 'claudio move b1', 'end-phase', 'pass', 'pass');
    // West: the two guards come from c1 upon both.
    expect(s.options()).toEqual(['ignore-test b1', 'roll-test']);
    s.play('ignore-test b1');
    expect(s.facts('dice-rolled')).toHaveLength(1);
    expect(s.who('claudio').exposed).toBe(false);
    expect(s.who('daria').exposed).toBe(false);
    // Used once: the next test is rolled without a question.
    s.play('bastiano move b1');
    expect(s.facts('dice-rolled').map(({ by, faces }) => [by, faces.length])).toEqual([
      ['claudio', 1],
      ['bastiano', 2],
    ]);
  });

  test('[R3.2] what stays available ends with the turn, used or not', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
      memory: { enemyPhase: 'none' },
      next: 'event',
      dice: { detection: ['blank'] },
      decks: { event: { draw: ['dark-night', 'still-air'] } },
    });
    s.play('end-phase', 'claudio move b1');
    expect(s.facts('dice-rolled')).toHaveLength(1);
    expect(s.whys('event-revealed')).toEqual(['R3.2', 'R3.2']);
  });

  test('[R3.3] an effect lasts for this turn only', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'd1' } },
      squares: { b1: { crossbowman: 1 } },
      memory: { enemyPhase: 'none' },
      next: 'event',
      dice: { detection: ['blank', 'blank', 'blank'] },
      decks: { event: { draw: ['full-moon', 'still-air'] } },
    });
    s.play('claudio move b1', 'claudio move a1', 'end-phase', 'claudio move b1');
    expect(s.facts('dice-rolled').map(({ faces }) => faces.length)).toEqual([2, 1]);
    expect(s.whys('lasting-begun')).toContain('R3.3');
    expect(s.whys('lasting-ended')).toEqual(['R3.3']);
  });

  test('[R3.3] what it changed on the map stays: an added guard', () => {
    const s = scene({
      map: LONG_STREET,
      objectives: { ledger: { at: 'c1', ap: 2 } },
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      memory: { enemyPhase: 'none' },
      next: 'event',
      decks: { event: { draw: ['double-watch', 'still-air'] } },
    });
    expect(s.facts('guard-placed')).toMatchObject([{ guard: 'crossbowman', count: 1 }]);
    expect(s.whys('guard-placed')).toContain('R3.3');
    s.play('end-phase');
    expect(s.facts('turn-begun')).toHaveLength(2);
    expect(s.square('c1').guards).toEqual({ crossbowman: 1 });
  });

  test('[R3.3] what it changed on the map stays: the alert it quieted', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      alert: 'raised',
      memory: { enemyPhase: 'none' },
      next: 'event',
      decks: { event: { draw: ['false-rumour', 'drill-day'] } },
    });
    s.play('end-phase');
    expect(s.alert()).toBe('quiet');
    expect(s.whys('lasting-begun')).toContain('R3.3');
  });

  test('[R3.4] an empty event deck is rebuilt by shuffling its discards', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      next: 'event',
      decks: { event: { draw: [], discard: ['still-air', 'quiet-hour', 'early-bells'] } },
      shuffles: [['quiet-hour', 'early-bells', 'still-air']],
    });
    expect(s.facts('deck-shuffled')).toMatchObject([{ deck: 'event', why: 'R3.4' }]);
    expect(s.facts('event-revealed')).toMatchObject([{ card: 'quiet-hour' }]);
    expect(s.game.piles.event).toEqual({ draw: ['still-air', 'early-bells'], discard: [] });
  });

  test('[R3.4] it is rebuilt when a card is needed, not before, and the card of the turn is among the discards by then', () => {
    const s = scene({
      map: LONG_STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'a1' } },
      memory: { enemyPhase: 'none' },
      next: 'event',
      decks: { event: { draw: ['still-air'], discard: ['quiet-hour'] } },
      shuffles: [['still-air', 'quiet-hour']],
    });
    expect(s.facts('deck-shuffled')).toEqual([]);
    s.play('end-phase');
    expect(s.whys('deck-shuffled')).toEqual(['R3.4']);
    expect(s.facts('event-revealed').map(({ card }) => card)).toEqual(['still-air', 'still-air']);
  });
});
