import { apply, type Game, hash, isRefusal, memoryRules, optionId, view } from '@bauta/engine';
import { playScript, readScript, scriptOf, showProblem } from '@bauta/format';
import { expect, test } from 'vitest';
import { begin, specName, specOf } from '../support/games/random-game.ts';
import { soakPack } from '../support/packs/soak-pack.ts';
import { choose, generator } from '../support/players/random-player.ts';

const ids = (game: Game): string[] => (memoryRules.question(game)?.options ?? []).map(optionId);

function readBack(game: Game, name: string): Game {
  const { script, problems } = readScript({ path: name, text: JSON.stringify(scriptOf(game), null, 1) }, () => soakPack);
  if (script === null) throw new Error(problems.map(showProblem).join('\n'));
  const run = playScript(script);
  if (run.game === null) throw new Error(run.problem === null ? 'nothing was played' : showProblem(run.problem));
  return run.game;
}

/** Every kind of question comes up; each is written down and read back the first times it does, then now and then. */
test('a position that is written down and read back is the same position, whatever is under way', () => {
  const seen = new Map<string, number>();
  for (let number = 0; number < 90; number++) {
    const spec = specOf(number);
    const random = generator(spec.seed);
    let game = begin(spec);
    for (let command = choose(game, spec.player, random); command !== null; command = choose(game, spec.player, random)) {
      const question = memoryRules.question(game)!.step.step;
      const times = (seen.get(question) ?? 0) + 1;
      seen.set(question, times);
      if (times <= 12 || random() < 0.004) {
        const again = readBack(game, specName(spec));
        expect(hash(view(again)), `${specName(spec)} at ${question}`).toBe(hash(view(game)));
        expect(ids(again)).toEqual(ids(game));
      }
      const applied = apply(game, command);
      if (isRefusal(applied)) throw new Error(applied.refused);
      game = applied.game;
    }
    expect(hash(readBack(game, specName(spec)))).toBe(hash(game));
  }
  expect(seen.size).toBeGreaterThan(15);
});
