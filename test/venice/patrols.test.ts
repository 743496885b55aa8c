import { outcome } from '@bauta/engine';
import { describe, expect, openGround, sq, test, venice } from '#venice-scenes';

/** What each card brings to entrances A to D, crossbowmen and elites: while the alert is quiet, and while it is raised. */
type Brought = Readonly<Record<string, readonly [quiet: string, raised: string]>>;

/** Of the practice pack. */
const PATROLS: Brought = {
  'patrol-2-1': ['A', 'A C'],
  'patrol-2-2': ['B', 'B D*'],
  'patrol-2-3': ['C', 'C D'],
  'patrol-2-4': ['D', 'A D'],
  'patrol-2-5': ['B*', 'A B*'],
  'patrol-2-6': ['B C', 'B C'],
  'patrol-2-7': ['D', 'D D*'],
  'patrol-2-8': ['A', 'A B C'],
  'patrol-3-1': ['A', 'A B C*'],
  'patrol-3-2': ['C D', 'C D'],
  'patrol-3-3': ['A', 'A A*'],
  'patrol-3-4': ['D*', 'B D*'],
  'patrol-3-5': ['B', 'B C'],
  'patrol-3-6': ['A D', 'B D D'],
  'patrol-3-7': ['C*', 'B C*'],
  'patrol-3-8': ['C', 'A D'],
  'patrol-4-1': ['A B', 'A A B'],
  'patrol-4-2': ['D', 'B* D'],
  'patrol-4-3': ['A C', 'A A* C'],
  'patrol-4-4': ['B D', 'B D'],
  'patrol-4-5': ['C*', 'C C*'],
  'patrol-4-6': ['A C', 'A B C C'],
  'patrol-4-7': ['D*', 'D D*'],
  'patrol-4-8': ['B* C', 'A* B C'],
};
/** Of the campaign. */
const WATCHES: Brought = {
  'watch-2-1': ['', 'A C*'],
  'watch-2-2': ['B', 'B D*'],
  'watch-2-3': ['', 'A B D'],
  'watch-2-4': ['A C', 'C D'],
  'watch-2-5': ['', 'B* C'],
  'watch-2-6': ['D*', 'A* D'],
  'watch-2-7': ['C', 'A B* D'],
  'watch-2-8': ['', 'A B C*'],
  'watch-3-1': ['', 'A B C*'],
  'watch-3-2': ['B', 'B C D*'],
  'watch-3-3': ['', 'A* D'],
  'watch-3-4': ['A C', 'A B C*'],
  'watch-3-5': ['', 'A B* C D'],
  'watch-3-6': ['A D*', 'B C D*'],
  'watch-3-7': ['C', 'A B* D'],
  'watch-3-8': ['', 'A* C D'],
  'watch-4-1': ['', 'A B C* D'],
  'watch-4-2': ['B', 'B* C D'],
  'watch-4-3': ['', 'A* B D*'],
  'watch-4-4': ['A C', 'A A B C*'],
  'watch-4-5': ['', 'A B* C D'],
  'watch-4-6': ['A B D*', 'B C C D*'],
  'watch-4-7': ['C', 'A B* D'],
  'watch-4-8': ['', 'A* C* D D'],
};
const PARTY = ['alessandra', 'bastiano', 'claudio', 'daria'];
const AT = { A: 'a2', B: 'b1', C: 'c1', D: 'b2' } as const;

const sizeOf = (card: string): number => Number(card.split('-')[1]);

/** Letters of those who came, an elite with a star. */
function come(card: string, alert: 'quiet' | 'raised'): string {
  const assassins = Object.fromEntries(PARTY.slice(0, sizeOf(card)).map((id) => [id, { at: 'a1', saved: 1 }]));
  const entrances = Object.fromEntries(Object.entries(AT).map(([letter, at]) => [letter, [at]]));
  const s = openGround({ assassins, entrances, alert, elite: 'brute', decks: { reinforcement: { draw: [card] } } });
  s.play('end-phase', 'pass');
  expect(s.facts('reinforced')).toMatchObject([{ card }]);
  const letters = s.facts('guard-placed').flatMap(({ at, guard, count }) => {
    const letter = Object.keys(AT).find((each) => sq(AT[each as keyof typeof AT]) === at)!;
    return Array<string>(count).fill(guard === 'brute' ? `${letter}*` : letter);
  });
  if (letters.length > 0) expect(s.whys('guard-placed')).toContain('R29.2');
  return letters.toSorted().join(' ');
}

/** R50.2: the map on the back. */
function backOf(id: string): number {
  const card = venice.cards[id]!;
  return card.kind === 'reinforcement' ? card.map : -1;
}

describe('the reinforcement cards', () => {
  test.each(Object.entries({ ...PATROLS, ...WATCHES }))('[R29.2] %s', (card, [quiet, raised]) => {
    expect([come(card, 'quiet'), come(card, 'raised')]).toEqual([quiet, raised]);
  });
});

const brought = (column: string): string[] => column.split(' ').filter((letter) => letter !== '');

describe('the watches of the campaign', () => {
  const ofParty = (assassins: number) => Object.entries(WATCHES).filter(([card]) => sizeOf(card) === assassins);

  test.each([
    [2, 5, 19, 6],
    [3, 6, 24, 8],
    [4, 7, 29, 10],
  ])(
    '[R29.2] with %i assassins eight cards bring %i guards quiet, four of them nobody, and %i raised, a third elites',
    (assassins, quiet, raised, elites) => {
      const columns = ofParty(assassins).map(([, each]) => each.map(brought));
      expect(columns.map(([none]) => none).filter((come) => come!.length === 0)).toHaveLength(4);
      expect(columns.flatMap(([come]) => come)).toHaveLength(quiet);
      const alarmed = columns.flatMap(([, come]) => come!);
      expect(alarmed).toHaveLength(raised);
      expect(alarmed.filter((letter) => letter.endsWith('*'))).toHaveLength(elites);
    },
  );

  test('[R50.2] their backs name the maps a and b by turns', () => {
    const backs = [2, 3, 4].map((assassins) => ofParty(assassins).map(([card]) => backOf(card)));
    expect(backs).toEqual(Array(3).fill([0, 1, 0, 1, 0, 1, 0, 1]));
  });
});

test.each([
  ['token-1', 1],
  ['token-2', 2],
  ['token-3', 3],
])('[R10] %s is worth %i XP', (token, xp) => {
  const s = openGround({
    assassins: { alessandra: { at: 'a1' }, daria: { at: 'a1' } },
    chests: ['a1'],
    objectives: { chest: { kind: 'reach', at: 'a1' } },
    decks: { token: { draw: [token] }, chest: { draw: ['rapier'] } },
  });
  s.play('alessandra open-chest');
  while (s.question() !== 'assassin-phase') s.play(s.options()[0]!);
  expect(s.whys('token-taken')).toContain('R10');
  s.play('alessandra leave', 'daria leave');
  expect(outcome(s.game)!.xp.chests).toBe(xp);
});
