import { expect, test } from 'vitest';
import { dealtTo, playing, seatingFault, seatsOf, withPlayers } from './seats.ts';

const FOUR = ['alessandra', 'bastiano', 'claudio', 'daria'];

test('[R1.1] one player has two assassins, four have one each', () => {
  expect(playing(dealtTo(1, FOUR))).toEqual(['alessandra', 'bastiano']);
  expect(seatsOf(['A', ' B ', 'C', 'D'], dealtTo(4, FOUR))[1]).toEqual({ name: 'B', assassins: ['bastiano'] });
});

test('[R1.1] fewer than two assassins, or a player with none, cannot begin', () => {
  const two = dealtTo(2, FOUR);
  expect(seatingFault(two, 2)).toBeNull();
  expect(seatingFault({ ...two, bastiano: -1 }, 1)).toBe('too-few');
  expect(seatingFault({ ...two, bastiano: 0 }, 2)).toBe('idle-player');
});

test('who leaves the table hands their assassins to the first', () => {
  expect(withPlayers(dealtTo(3, FOUR), 2)).toEqual({ alessandra: 0, bastiano: 1, claudio: 0, daria: -1 });
});
