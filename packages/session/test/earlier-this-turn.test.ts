import { clone, type Game, hash, isRefusal, memoryRules, setUp, view } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import { expect, test } from 'vitest';
import { earlierThisTurn as earlierShown } from '../../../apps/web/src/session/earlier-this-turn.ts';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { choose, generator } from '../../../test/support/players/random-player.ts';
import { earlierThisTurn, History } from '../src/index.ts';

const hashes = (games: readonly Game[]): string[] => games.map((game) => hash(view(game)));

test('the positions of a turn are those before each of its decisions, from a history and from what a table shows', () => {
  const begun = setUp(
    practicePack.content,
    memorySetup(practicePack, 'practice-1', { assassins: 2, difficulty: 'normal', seed: 'turn' }),
  );
  if (isRefusal(begun)) throw new Error(begun.refused);
  const history = History.begin(memoryRules, begun.game, begun.events);
  const random = generator(7);
  let [ofTurn, longest]: [Game[], number] = [[], 0];
  for (let count = 0; count < 120 && history.question !== null; count++) {
    const before = clone(history.state);
    if (isRefusal(history.decide(choose(history.state, 'stayer', random)!))) throw new Error('refused');
    ofTurn = history.state.turn === before.turn ? [...ofTurn, before] : [];
    longest = Math.max(longest, ofTurn.length);
    if (count % 5 !== 0) continue;
    expect(hashes(earlierThisTurn(history))).toEqual(hashes(ofTurn));
    const shown = earlierShown([{ n: 0, command: null, events: history.setUp }, ...history.decisions]);
    expect(shown.map(({ characters }) => characters)).toEqual(ofTurn.map(({ characters }) => characters));
  }
  expect(longest).toBeGreaterThan(5);
});
