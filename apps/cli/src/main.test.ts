import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const bauta = join(import.meta.dirname, '../../../bauta');

test('./bauta works from any folder and through a link, and hands on the exit code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bauta-cli-'));
  symlinkSync(bauta, join(folder, 'game'));
  const help = spawnSync(join(folder, 'game'), ['help'], { cwd: folder, encoding: 'utf8' });
  const unknown = spawnSync(join(folder, 'game'), ['no such command'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toContain('usage: ./bauta <command>');
  expect(unknown).toMatchObject({ status: 2, stdout: '' });
});
