import { join } from 'node:path';
import { apply, blankGame, evolve, hash, isRefusal, parseOption, setUp } from '@bauta/engine';
import { readFolder, readScript, runScript, showProblem } from '@bauta/format';
import { expect, test } from 'vitest';
import { applyChecked, cardsOf, decisionSound } from '../support/invariants/invariants.ts';
import { PRACTICE_MEMORIES, practicePack } from '../support/packs/practice-pack.ts';

const recorded = readFolder(join(import.meta.dirname, '../recorded'));
const findPack = () => practicePack;

/** scripts/record-games.ts says when a game may be recorded anew. */
test.each(recorded.map((file) => [file.path, file] as const))('%s: plays again to its recorded end', (_path, file) => {
  const { report } = runScript(file, findPack);
  expect([...report.problems, ...report.failures]).toEqual([]);
  expect(report.exit).toBe(0);
});

test.each(recorded.map((file) => [file.path, file] as const))(
  '%s: figures and cards conserved, one decision at a time, fold(log) = state, JSON round trip = state',
  (_path, file) => {
    const { script, problems } = readScript(file, findPack);
    if (script === null) throw new Error(problems.map(showProblem).join('\n'));
    const begun = setUp(script.content, script.setup);
    if (isRefusal(begun)) throw new Error(begun.refused);
    let { game } = begun;
    const cards = cardsOf(game);
    const folded = blankGame(game.content, game.setup);
    for (const event of begun.events) evolve(folded, event);
    decisionSound(game);
    for (const id of script.play) {
      const command = parseOption(String(id))!;
      const applied = apply(game, command);
      if (isRefusal(applied)) throw new Error(`${id} is refused: ${applied.refused}`);
      for (const event of applied.events) evolve(folded, event);
      ({ game } = applyChecked(game, command, cards));
    }
    expect(game.result).not.toBeNull();
    expect(hash(folded)).toBe(hash(game));
  },
);

test('memories won and lost are among them', () => {
  const names = recorded.map(({ path }) => path);
  for (const memory of PRACTICE_MEMORIES) expect(names.some((name) => name.startsWith(memory))).toBe(true);
  for (const won of ['practice-1-won', 'practice-2-won']) expect(names.some((name) => name.startsWith(won))).toBe(true);
});
