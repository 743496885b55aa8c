import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, isRefusal, memoryRules, setUp } from '@bauta/engine';
import { beginSave, memorySetup, readSave } from '@bauta/format';
import { History } from '@bauta/session';
import { expect, test } from 'vitest';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';
import { openFile, SaveChanged } from '../src/files/save-file.ts';
import { decide, takeBack } from '../src/session/saved-history.ts';
import { savesFolder } from './drive.ts';

function begun(path: string) {
  const setup = memorySetup(practicePack, 'practice-1', { assassins: 2, difficulty: 'normal', seed: 'saved' });
  const done = setUp(practicePack.content, setup);
  if (isRefusal(done)) throw new Error(done.refused);
  writeFileSync(path, beginSave(done.game, done.events));
  return { history: History.begin(memoryRules, done.game, done.events), file: openFile(path, readFileSync(path)) };
}

test('what is decided and taken back is in the file before it stands, and what cannot be written did not happen', () => {
  const path = join(savesFolder(), 'file.jsonl');
  const saved = begun(path);
  const { history } = saved;
  const first = () => history.question!.options[0]!;
  const kept = () => readSave(readFileSync(path, 'utf8'), 'memory').save!.history;
  for (let left = 5; left > 0; left--) expect(decide(saved, first())).toBeNull();
  expect([kept().n, hash(kept().state)]).toEqual([5, hash(history.state)]);
  takeBack(saved, 1);
  expect([kept().n, hash(kept().state)]).toEqual([6, hash(history.state)]);

  const before = hash(history.state);
  // Another program writes to it.
  appendFileSync(path, '{"n":7');
  expect(() => decide(saved, first())).toThrow(SaveChanged);
  expect(() => takeBack(saved, 1)).toThrow(SaveChanged);
  expect([history.n, history.decisions.length, hash(history.state)]).toEqual([6, 4, before]);
});
