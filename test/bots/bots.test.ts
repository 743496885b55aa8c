import { BOT_KINDS } from '@bauta/bots';
import { describe, expect, test } from 'vitest';
import { chooseBlindly, chooseForOne, differs, playLegally } from '../support/games/bot-checks.ts';

const POSITIONS = 25;

describe('bots', () => {
  test.each(BOT_KINDS)('%s plays whole games with legal options alone', (name) => {
    const { decisions } = playLegally(name, name === 'mentor' ? 150 : 1_500, 0);
    expect(decisions).toBeGreaterThan(100);
  });

  test('none chooses otherwise when the hidden cards are permuted', () => {
    for (let number = 0; number < POSITIONS; number++) chooseBlindly(number);
  });

  test('greedy plays for some of the assassins, of what it is given and blind to what is hidden', () => {
    const choices = Array.from({ length: POSITIONS }, (_, number) => chooseForOne(number));
    expect(choices.filter(Boolean).length).toBeGreaterThan(POSITIONS / 2);
  });

  test('the permuted positions do differ in what is hidden', () => {
    const different = Array.from({ length: POSITIONS }, (_, number) => differs(number)).filter(Boolean);
    expect(different.length).toBeGreaterThan(POSITIONS * 0.9);
  });
});
