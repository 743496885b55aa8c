import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOn } from './violations.ts';

/** From the table. */
export async function toReport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
}

/** The file that the dialog makes, and where it lies. */
export async function reported(page: Page, words: string): Promise<{ path: string; report: Record<string, unknown> }> {
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('textbox').fill(words);
  expect(await violationsOn(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Make the file' }).click(),
  ]);
  const path = await file.path();
  return { path, report: JSON.parse(readFileSync(path, 'utf8')) };
}

/** The real command, on the file as it was downloaded. */
export function played(path: string): { status: number | null; stderr: string; state: { hash: string; position: object } } {
  const bauta = join(import.meta.dirname, '../../../bauta');
  const { status, stdout, stderr } = spawnSync(bauta, ['script', path], { encoding: 'utf8' });
  return { status, stderr, state: JSON.parse(stdout) };
}
