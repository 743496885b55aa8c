import { BOT_KINDS } from '@bauta/bots';
import { escaped } from '@bauta/drawing';
import { type Content, DIFFICULTIES, GROUNDS } from '@bauta/engine';
import type { GameRecord, RunGame } from '@bauta/format';
import { expect, test } from 'vitest';
import { openLibrary } from '../../../apps/cli/src/files/library.ts';
import { page } from '../src/html/page.ts';
import { cellsOf, partyFor } from '../src/play/cells.ts';
import { taskName, tasksOf } from '../src/play/task.ts';
import { notesOf, reportOf } from '../src/report/report.ts';
import { table } from '../src/report/table.ts';
import { madeUpRecord } from './made-up-record.ts';

const { pack, lexicon } = openLibrary();
const { content } = pack;
const memories = Object.keys(content.memories);
const cells = cellsOf(content, { memories, sizes: [2, 3, 4], difficulties: DIFFICULTIES, bots: BOT_KINDS });
const GAMES = 4;

/** Games that nobody has played, each other than the next. */
const recordOf = (party: readonly string[], number: number): GameRecord =>
  madeUpRecord({
    success: number % 3 === 0,
    reason: number % 3 === 0 ? '' : number % 2 === 0 ? 'time-up' : 'reserve-empty',
    turns: 3 + (number % 9),
    decisions: 20 + number,
    wounds: Object.fromEntries(party.map((id, index) => [id, (number + index) % 4])),
    alert: number % 4 === 0 ? null : 1 + (number % 3),
    sync: number % 6 === 0,
    detections: { b2: 1 + (number % 3) },
    cards: { 'smoke-bomb': 1, [`strange-${number % 20}`]: number },
  });

const games = new Map<string, RunGame>(
  tasksOf(cells, GAMES).map((task, number) => {
    const { size, ...cell } = task.cell;
    const party = partyFor(content, size, task.game);
    return [taskName(task), { ...cell, party, game: task.game, record: recordOf(party, number), cpu: number }];
  }),
);
const settings = { content: { id: 'x', version: '1', sum: '0' }, code: '0', seed: 'a <b>', budget: { iterations: 1 } };
const report = reportOf(pack, settings, cells, GAMES, games);
const html = page(report, { content, lexicon });

/** What lies between a section's beginning and its end. */
const section = (id: string): string => new RegExp(`<section id="${id}">.*?</section>`, 's').exec(html)![0];
const count = (text: string, part: string): number => text.split(part).length - 1;

test('the table and the page hold every cell, and the plots a row for each', () => {
  const lines = table(report.cells).split('\n').slice(2, -1);
  expect(lines).toHaveLength(cells.length);
  cells.forEach(({ memory, size, difficulty, bot }, index) => {
    expect(lines[index]).toMatch(new RegExp(`^${memory} +${size} +${difficulty} +${bot} +${GAMES} `));
  });
  for (const id of ['success', 'endings', 'turns', 'alert', 'wounds', 'sync'])
    expect([id, count(section(id), 'class="value"')]).toEqual([id, cells.length]);
  expect(count(section('glance'), '<td style=')).toBe(cells.length);
  expect(count(section('figures'), '<tr>')).toBe(cells.length + 1);
  for (const id of ['success', 'detections', 'cards']) expect(count(section(id), '<figure>')).toBe(memories.length);
});

test('every map is drawn square by square for each bot, red where somebody was detected', () => {
  const squares = Object.values(content.memories).flatMap(({ maps }) => maps.flatMap((map) => map.squares));
  expect(count(section('detections'), 'detections a game</title>')).toBe(squares.length * BOT_KINDS.length);
  expect(count(section('detections'), 'class="heat"')).toBe(memories.length * BOT_KINDS.length);
  for (const ground of GROUNDS) expect(section('detections')).toContain(`, ${ground}: `);
});

test('the page needs nothing else, runs nothing, and says what it was made from', () => {
  expect(html).not.toMatch(/https?:|\/\/|<script|<link|<img|<iframe|\bsrc=|url\(|@import|\bon[a-z]+=/);
  expect([...html.matchAll(/href="([^"]*)"/g)].every(([, to]) => html.includes(`id="${to!.slice(1)}"`))).toBe(true);
  for (const note of notesOf(report)) expect(html).toContain(escaped(note));
  expect(page(report, { content, lexicon })).toBe(html);
});

test('the names of a stranger stay words', () => {
  const words = new Map([['memory.practice-1.title', '</h3><b onclick=x>"&']]);
  const strange = page(report, { content: content as Content, lexicon: { language: 'en', words } });
  expect(strange).not.toContain('<b onclick');
  expect(strange).toContain('&lt;/h3&gt;&lt;b onclick=x&gt;&quot;&amp;');
});
