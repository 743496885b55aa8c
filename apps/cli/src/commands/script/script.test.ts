import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const folder = mkdtempSync(join(tmpdir(), 'bauta-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const example = join(root, 'examples/scripts/r16-throwing-knife.yaml');
const bauta = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'bauta'), ['script', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

function changed(name: string, from: string | RegExp, to: string): string {
  const file = join(folder, name);
  writeFileSync(file, readFileSync(example, 'utf8').replace(from, to));
  return file;
}

test('prints position, decision with all options and log with why, and exits with 0', () => {
  const { status, stdout, stderr } = bauta(example);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const printed = JSON.parse(stdout);
  expect(printed.position.assassins.daria).toMatchObject({ state: 'exposed', at: 'a1', hp: 2 });
  expect(printed.decision.question).toEqual({ step: 'assassin-phase' });
  expect(printed.decision.options).toContain('daria move b1');
  expect(printed.log).toContainEqual({ type: 'wounded', by: 'daria', hp: 1, why: expect.any(Array) });
  expect(printed.maps).toEqual([['+-+-+-+', '|. . .|', '+-+-+-+']]);
});

test('an expectation that does not hold is told, exit 1', () => {
  const file = changed('fails.yaml', 'hp: 2', 'hp: 3');
  const { status, stdout, stderr } = bauta(file);
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${file}:30:36 assassins.daria.hp is 2, not 3.\n` });
  expect(JSON.parse(stdout).failures).toHaveLength(1);
});

test('a wrong file is told in one line, exit 2; of several files the worst code counts, one document a line', () => {
  const wrong = changed('wrong.yaml', 'drawing: |', 'drawnig: |');
  const { status, stdout, stderr } = bauta(example, wrong, join(folder, 'missing.yaml'));
  expect(status).toBe(2);
  expect(stderr).toBe(
    `${wrong}:7:7 \`drawnig\` is no key that belongs here.\n${join(folder, 'missing.yaml')}:1:1 This file cannot be read.\n`,
  );
  const documents = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(documents.map(({ exit }) => exit)).toEqual([0, 2, 2]);
});

test('an illegal option prints those that are legal', () => {
  const { status, stderr } = bauta(changed('illegal.yaml', '- daria attack throwing-knife b1', '- daria move c1'));
  expect(status).toBe(2);
  expect(stderr).toContain('`daria move c1` is not legal: not-nearby (R13.1). Legal are: daria move b1, ');
});

test('--trace writes every event as a line that can be read', () => {
  const { status, stderr } = bauta('--trace', example);
  expect(status).toBe(0);
  expect(stderr).toMatch(/^> daria attack throwing-knife b1$/m);
  expect(stderr).toMatch(/^R16\.6 .*Darià.*\[dice-rolled die:enemy faces:\[hit\] for:retaliation by:daria at:b1\]$/m);
});

test('without a file it says how it is used, exit 2', () => {
  expect(bauta()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('usage: ./bauta script') });
  expect(bauta('--nonsense', example)).toMatchObject({ status: 2, stdout: '' });
});

test('another pack is found from the script, and a wrong one is told at its place', () => {
  const own = changed('own.yaml', 'title:', `pack: ${join(root, 'packages/content/practice')}\ntitle:`);
  expect(bauta(own).status).toBe(0);
  const lost = changed('lost.yaml', 'title:', 'pack: ../nowhere\ntitle:');
  expect(bauta(lost)).toMatchObject({ status: 2, stderr: `${lost}:1:7 There is no folder or zip \`../nowhere\`.\n` });
});
