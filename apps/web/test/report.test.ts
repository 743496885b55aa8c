import { hash } from '@bauta/engine';
import { expect, test } from 'vitest';
import { byMentor, foreseeChance, foreseen } from './foreseen.ts';
import { openPage } from './page.ts';
import { byPointer, play } from './player.ts';
import { played, reported, toReport } from './reported.ts';

const { moves } = foreseen('broken-tiles', ['alessandra', 'bastiano'], byMentor());
const REPORTED_AT = 7;

test('a report made at the table is played by ./bauta script to the same position', async () => {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /Learn/ }).click();
  await page.getByRole('button', { name: 'Begin the first memory' }).click();
  await page.getByRole('button', { name: 'To the table' }).click();
  for (const move of moves.slice(0, REPORTED_AT)) await play(page, move, byPointer);
  await toReport(page);
  const { path, report } = await reported(page, 'The guard: "walked" through a wall #1');
  expect(report).toMatchObject({
    about: 'The guard: "walked" through a wall #1',
    report: { app: '0.1.0', engine: '0.1.0', pack: { id: 'venice', digest: expect.stringMatching(/^[0-9a-f]{16}$/) } },
  });
  expect(played(path)).toMatchObject({ status: 0, stderr: '', state: { hash: hash(moves[REPORTED_AT]!.game) } });
});

test('what nobody caught is said calmly, and a report of it holds the error and the campaign that was played', async () => {
  const page = await openPage({ prepare: foreseeChance });
  await page.getByRole('link', { name: /New campaign/ }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: /^(To the table|Turn the page|Go on)/ }).waitFor();
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('a plank broke') })));
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await alert.getByRole('button', { name: 'Load again' }).waitFor();
  await alert.getByRole('button', { name: 'Report a problem' }).click();
  const { path, report } = await reported(page, '');
  expect(report).toMatchObject({ report: { error: expect.stringContaining('a plank broke') }, campaign: { players: 1 } });
  expect(played(path)).toMatchObject({ status: 0, stderr: '' });
});

test('without a game, a report can still be made from the page about the program', async () => {
  const page = await openPage();
  await page.getByRole('link', { name: /About/ }).click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByText('There is no game in this browser').waitFor();
  const { report } = await reported(page, 'The letters are small.');
  expect(report).toMatchObject({ about: 'The letters are small.', report: { app: '0.1.0' } });
});
