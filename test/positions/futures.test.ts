import { advance, createMemory, determinise, futuresOf, type Game, hash, isRefusal, memoryRules, view } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { venicePack } from '../support/packs/venice-pack.ts';
import { generator } from '../support/players/random-player.ts';

function playOn(game: Game, random: () => number, most = Number.POSITIVE_INFINITY): void {
  let asked = memoryRules.question(game);
  for (let left = most; asked !== null && left > 0; left--, asked = memoryRules.question(game))
    advance(game, asked.options[Math.floor(random() * asked.options.length)]!);
}

/** R1.3: its party brings event cards that a box has added unseen. */
function viewsOfRopeWalk(): Game[] {
  return [0, 10, 20, 30, 40].map((decisions) => {
    const setup = memorySetup(venicePack, 'rope-walk', { assassins: 3, difficulty: 'normal', seed: `${decisions}` });
    const game = createMemory(venicePack.content, setup);
    if (isRefusal(game)) throw new Error(game.refused);
    playOn(game, generator(decisions), decisions);
    return view(game);
  });
}

test('each future of a view is the one of its seed, whatever was dealt and played before it', () => {
  for (const seen of viewsOfRopeWalk()) {
    const [before, one, other] = [seen, determinise(seen, 'one'), determinise(seen, 'other')].map((game) => hash(game));
    const deal = futuresOf(seen);
    const first = deal('one');
    expect(hash(first)).toBe(one);
    playOn(first, generator(1));
    expect(hash(deal('other'))).toBe(other);
    expect(hash(deal('one'))).toBe(one);
    expect(hash(seen)).toBe(before);
    expect(one).not.toBe(other);
  }
});
