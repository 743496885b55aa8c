import { hpOf, type MemorySetup } from '@bauta/engine';
import { contentWith, describe, expect, practicePack, practiceSetup, setUpRefusal, setUpScene, test } from '#scenes';

const { decks } = practicePack.content.memories['practice-1']!;
/** An event without effect, so that everyone has what the first turn gives. */
const CALM = contentWith('practice-1', { decks: { ...decks, event: ['still-air'] } });

const party = (size: number, players: number): MemorySetup => practiceSetup('practice-1', { assassins: size, players });
const joined = (setup: MemorySetup): string[] =>
  setUpScene(setup)
    .facts('assassin-joined')
    .map(({ by }) => by);

describe('R1 start', () => {
  test.each([
    [2, ['alessandra', 'bastiano']],
    [3, ['alessandra', 'bastiano', 'claudio']],
    [4, ['alessandra', 'bastiano', 'claudio', 'daria']],
  ])('[R1.1] %i assassins are a party', (size, names) => {
    const s = setUpScene(party(size, 1));
    expect(s.whys('memory-set-up')).toContain('R1.1');
    expect(s.facts('assassin-joined').map(({ by }) => by)).toEqual(names);
  });

  test('[R1.1] 1 or 5 assassins are none: a solo player plays at least 2', () => {
    expect(setUpRefusal(party(1, 1))).toMatchObject({ refused: 'party-size', rule: 'R1.1' });
    const four = party(4, 1);
    const five = { ...four, party: [...four.party, { ...four.party[0]!, id: 'ezio' }] };
    expect(setUpRefusal(five)).toMatchObject({ refused: 'party-size', rule: 'R1.1' });
  });

  test.each([
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
    [3, 4],
    [4, 4],
  ])('[R1.1] %i players play %i assassins', (players, size) => {
    expect(joined(party(size, players))).toHaveLength(size);
  });

  test.each([
    [0, 2],
    [3, 2],
    [4, 3],
    [5, 4],
  ])('[R1.1] %i players cannot play %i assassins', (players, size) => {
    expect(setUpRefusal(party(size, players))).toMatchObject({ refused: 'player-count', rule: 'R1.1' });
  });

  test('[R1.1] nobody is in the party twice', () => {
    const setup = party(2, 1);
    const twice = { ...setup, party: [setup.party[0]!, setup.party[0]!] };
    expect(setUpRefusal(twice)).toMatchObject({ refused: 'assassin-ids', rule: 'R1.1' });
  });

  test('[R1.2] an apprentice has 3 AP, 3 HP, no hidden blade and no skills', () => {
    const s = setUpScene(practiceSetup('practice-1', { assassins: 2, apprentices: true }), CALM);
    s.play('alessandra enter a3', 'bastiano enter a3');
    expect(s.whys('assassin-joined')).toEqual(['R1.1', 'R1.2', 'R1.1', 'R1.2']);
    const alessandra = s.who('alessandra');
    expect(alessandra).toMatchObject({ apprentice: true, ap: 3, saved: 0, blade: '', skills: [] });
    expect(hpOf(s.game, alessandra)).toBe(3);
  });

  test('[R1.2] the four apprentices differ by name only', () => {
    const s = setUpScene(practiceSetup('practice-1', { assassins: 4, apprentices: true }), CALM);
    s.play('alessandra enter a3', 'bastiano enter a3', 'claudio enter a3', 'daria enter a3');
    const [first, ...others] = s.game.characters;
    expect(others.map((other) => ({ ...other, id: first!.id }))).toEqual([first, first, first]);
    expect(first!.ability).toBe('');
    expect(s.whys('assassin-joined')).toContain('R1.2');
  });

  test('[R1.2] an apprentice who wears a hidden blade is refused, and one found stays in the pack', () => {
    const setup = practiceSetup('practice-1', { assassins: 2, apprentices: true });
    const [first, second] = setup.party;
    const wearing = { ...first!, board: { ...first!.board, blade: 'hidden-blade' } };
    expect(setUpRefusal({ ...setup, party: [wearing, second!] })).toMatchObject({
      refused: 'apprentice-with-blade',
      rule: 'R1.2',
      detail: 'alessandra',
    });
    const carrying = { ...first!, board: { ...first!.board, pack: ['hidden-blade'] } };
    const s = setUpScene({ ...setup, party: [carrying, second!] }, CALM);
    s.play('alessandra enter a3', 'bastiano enter a3');
    expect(s.optionsOf('alessandra equip')).toEqual([]);
    expect(s.refuses('alessandra equip hidden-blade blade')).toMatchObject({
      refused: 'apprentice-slots-no-blade',
      rule: 'R1.2',
    });
    expect(s.who('alessandra')).toMatchObject({ blade: '', pack: ['hidden-blade'] });
  });

  test('[R1.2] an assassin is no apprentice, and wears one', () => {
    const s = setUpScene(practiceSetup('practice-1'), CALM);
    s.play('alessandra enter a3', 'bastiano enter a3');
    expect(s.whys('assassin-joined')).not.toContain('R1.2');
    expect(s.who('alessandra')).toMatchObject({ apprentice: false, blade: 'hidden-blade', ability: 'alessandra-0' });
  });
});
