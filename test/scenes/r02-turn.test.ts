import { describe, expect, practiceSetup, STREET, scene, setUpScene, test } from '#scenes';

describe('R2 turn', () => {
  test('[R2] event phase, assassin phase, enemy phase, end-of-turn phase, in that order, and again', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1' }, daria: { at: 'c1' } },
      next: 'event',
      turn: 3,
      decks: { event: { draw: ['still-air', 'quiet-hour'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('end-phase');
    expect(s.facts('phase-begun').map(({ phase }) => phase)).toEqual(['event', 'assassin', 'enemy', 'end', 'event', 'assassin']);
    expect(s.facts('phase-begun').every(({ why }) => why.includes('R2'))).toBe(true);
    expect(s.facts('turn-begun')).toMatchObject([
      { turn: 4, why: 'R2' },
      { turn: 5, why: 'R2' },
    ]);
    expect(s.question()).toBe('assassin-phase');
  });

  test('[R2] the turn begins with its event: nobody acts before', () => {
    const s = setUpScene(practiceSetup('practice-1'));
    s.play('alessandra enter a3', 'bastiano enter a3');
    const begun = s.events.filter(({ type }) => ['turn-begun', 'phase-begun', 'event-revealed'].includes(type));
    expect(begun).toMatchObject([
      { type: 'turn-begun', turn: 1, why: 'R2' },
      { type: 'phase-begun', phase: 'event' },
      { type: 'event-revealed' },
      { type: 'phase-begun', phase: 'assassin' },
    ]);
  });

  test('[R2] the enemy phase lies between what the assassins do and the end of the turn', () => {
    const s = scene({
      map: STREET,
      assassins: { claudio: { at: 'a1', state: 'exposed' }, daria: { at: 'c1' } },
      squares: { a1: { crossbowman: 1 } },
      direction: 'west',
      dice: { enemy: ['hit'] },
      decks: { event: { draw: ['still-air'] }, reinforcement: { draw: ['patrol-2-1'] } },
    });
    s.play('daria move b1', 'end-phase');
    const order = s.events
      .filter(({ type }) => ['moved', 'wounded', 'phase-begun'].includes(type))
      .map((event) => ('phase' in event ? event.phase : event.type));
    expect(order).toEqual(['assassin', 'moved', 'enemy', 'wounded', 'end', 'event', 'assassin']);
    expect(s.whys('phase-begun')).toContain('R2');
  });
});
