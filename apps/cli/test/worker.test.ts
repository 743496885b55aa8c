import { expect, test } from 'vitest';
import { bauta, savesFolder } from './drive.ts';

const NOWHERE = 'postgres://bauta:secret@127.0.0.1:1/bauta';

test.each([
  ['', ['worker'], 1, 'The queue lies in a PostgreSQL database: set DATABASE_URL to its address, '],
  ['mysql://host/bauta', ['worker'], 1, 'DATABASE_URL is no address of a database: postgres://'],
  [NOWHERE, ['worker'], 1, 'The database at 127.0.0.1:1/bauta cannot be used: connect ECONNREFUSED 127.0.0.1:1.'],
  [NOWHERE, ['worker', '--workers', '0'], 2, '--workers is a whole number from 1 to 1024, not "0".'],
  [NOWHERE, ['worker', 'hard'], 2, 'hard'],
  [
    NOWHERE,
    ['simulate', '--queue', '--memory', 'practice-1', '--games', '1'],
    1,
    'The database at 127.0.0.1:1/bauta cannot be used: ',
  ],
])('DATABASE_URL=%s %j ends with %d: %s', async (DATABASE_URL, words, status, sentence) => {
  const before = process.env.DATABASE_URL;
  process.env.DATABASE_URL = DATABASE_URL;
  try {
    const said = await bauta(savesFolder(), words);
    expect(said).toMatchObject({ status, stdout: '' });
    expect(said.stderr).toContain(sentence);
    expect(said.stderr.split('\n')).toHaveLength(2);
  } finally {
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
});

test('its help says what it needs', async () => {
  const { status, stdout } = await bauta(savesFolder(), ['worker', '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('DATABASE_URL is the address of the PostgreSQL');
});
