import { join } from 'node:path';
import { createMemory, isRefusal, memoryRules, outcome, parseOption } from '@bauta/engine';
import { readFolder, readScript, runScript } from '@bauta/format';
import { expect, test } from 'vitest';
import { venicePack } from '../support/packs/venice-pack.ts';

const recorded = readFolder(join(import.meta.dirname, 'quiet-games'));
const findPack = () => venicePack;
const files = recorded.map((file) => [file.path, file] as const);

/** scripts/record-quiet-games.ts says when a game may be recorded anew. */
test.each(files)('%s: plays again to its recorded end', (_path, file) => {
  const { report } = runScript(file, findPack);
  expect([...report.problems, ...report.failures]).toEqual([]);
  expect(report.exit).toBe(0);
});

function played(file: (typeof recorded)[number]) {
  const { script } = readScript(file, findPack);
  const game = createMemory(script!.content, script!.setup);
  if (isRefusal(game)) throw new Error(game.refused);
  const events = script!.play.flatMap((id) => {
    const told = memoryRules.play(game, parseOption(String(id))!);
    if (isRefusal(told)) throw new Error(`${id}: ${told.refused}`);
    return told;
  });
  return { game, events };
}

const named = (aim: string) => files.filter(([path]) => path.endsWith(`-${aim}.yaml`));

test.each(named('quiet'))('[R23.1] %s: the memory is won and the alert never raised', (_path, file) => {
  const { game, events } = played(file);
  expect(game.result).toEqual({ success: true });
  expect(events.filter(({ type }) => type === 'alert-raised')).toEqual([]);
});

test.each(named('sync'))('[R34.1] %s: the sync is won', (_path, file) => {
  expect(outcome(played(file).game)).toMatchObject({ result: { success: true }, sync: 'red' });
});
