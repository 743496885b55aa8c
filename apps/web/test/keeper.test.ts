import { expect, test } from 'vitest';
import { Keeper } from './monkey/keeper.ts';
import { memoryStages } from './stages.ts';

const [text] = memoryStages('broken-tiles', ['alessandra', 'bastiano']) as [string];

function keeperOf(...texts: string[]): Keeper {
  const keeper = new Keeper();
  keeper.see({ save: { parts: texts.length, texts } });
  return keeper;
}

test('the monkey sees a save that is gone, unless its player removed it', () => {
  expect(() => keeperOf(text).see({})).toThrow('is gone');
  const keeper = keeperOf(text);
  keeper.removes('save');
  keeper.see({});
  expect(keeper.has('save')).toBe(false);
});

test('the monkey sees a decision that is lost or missing', () => {
  expect(() => keeperOf(text, 'x').see({ save: { parts: 1, texts: [] } })).toThrow('had 2 parts and has 1');
  expect(() => keeperOf(text).see({ save: { parts: 2, texts: ['x', 'y'] } })).toThrow('a part is missing');
});

test('the monkey sees a save that was changed, and one that cannot be read', () => {
  expect(() => keeperOf(text).seeAll({ save: { parts: 1, texts: [`${text.slice(0, -3)}?`] } })).toThrow('not what it was');
  expect(() => keeperOf('{"bauta":"save"}\n').seeAll({ save: { parts: 1, texts: ['{"bauta":"save"}\n'] } })).toThrow(
    'cannot be read',
  );
  keeperOf(text).seeAll({ save: { parts: 1, texts: [text] } });
});
