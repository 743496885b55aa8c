import { outcome } from '@bauta/engine';
import { describe, expect, openGround, sq, test } from '#venice-scenes';

/** What each card brings to entrances A to D, crossbowmen and elites: while the alert is quiet, and while it is raised. */
const PATROLS: Readonly<Record<string, readonly [quiet: string, raised: string]>> = {
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
const PARTY = ['alessandra', 'bastiano', 'claudio', 'daria'];
const AT = { A: 'a2', B: 'b1', C: 'c1', D: 'b2' } as const;

/** Letters of those who came, an elite with a star. */
function come(card: string, alert: 'quiet' | 'raised'): string {
  const assassins = Object.fromEntries(PARTY.slice(0, Number(card[7])).map((id) => [id, { at: 'a1', saved: 1 }]));
  const entrances = Object.fromEntries(Object.entries(AT).map(([letter, at]) => [letter, [at]]));
  const s = openGround({ assassins, entrances, alert, elite: 'brute', decks: { reinforcement: { draw: [card] } } });
  s.play('end-phase', 'pass');
  expect(s.facts('reinforced')).toMatchObject([{ card }]);
  expect(s.whys('guard-placed')).toContain('R29.2');
  const letters = s.facts('guard-placed').flatMap(({ at, guard, count }) => {
    const letter = Object.keys(AT).find((each) => sq(AT[each as keyof typeof AT]) === at)!;
    return Array<string>(count).fill(guard === 'brute' ? `${letter}*` : letter);
  });
  return letters.toSorted().join(' ');
}

describe('the reinforcement cards', () => {
  test.each(Object.entries(PATROLS))('[R29.2] %s', (card, [quiet, raised]) => {
    expect([come(card, 'quiet'), come(card, 'raised')]).toEqual([quiet, raised]);
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
