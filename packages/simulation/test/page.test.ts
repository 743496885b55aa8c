import { BOT_KINDS } from '@bauta/bots';
import { escaped } from '@bauta/drawing';
import { type Content, DIFFICULTIES, GROUNDS } from '@bauta/engine';
import type { GameRecord, RunGame } from '@bauta/format';
import { nameOf } from '@bauta/text';
import { expect, test } from 'vitest';
import { openLibrary } from '../../../apps/cli/src/files/library.ts';
import { page } from '../src/html/page.ts';
import { pooledPrice } from '../src/html/price-plot.ts';
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
    held: ['smoke-bomb'],
    used: number % 2 === 0 ? ['smoke-bomb'] : [],
    entered: ['a1', 'b2'],
    first: 'roll',
    exits: number % 2 === 0 ? ['a1'] : ['a1', 'b2'],
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

test('what the game is about: quiet success a row for each cell, the price of the alert by group, squares, cards and ways', () => {
  const perBot = memories.length * BOT_KINDS.length;
  for (const id of ['quiet', 'price', 'lengths', 'held', 'ways', 'entered'])
    expect([id, count(section(id), '<figure>')]).toEqual([id, id === 'lengths' ? 2 * memories.length : memories.length]);
  expect(count(section('quiet'), 'class="value"')).toBe(cells.length);
  expect(count(section('price'), 'class="value"')).toBe(3 * perBot);
  expect(count(section('lengths'), 'class="value"')).toBe(2 * cells.length);
  expect(count(section('entered'), 'class="heat"')).toBe(2 * perBot);
  expect(section('held')).toContain(`>${nameOf(lexicon, 'card', 'smoke-bomb')}<`);
  for (const way of ['first: roll', 'exit: a1', 'exit: a1 + b2', 'faced: none']) expect(section('ways')).toContain(way);
});

test('the price of the alert pools parties of all sizes', () => {
  const [memory, bot] = [memories[0]!, BOT_KINDS[0]!];
  const summaries = report.cells.filter((each) => each.memory === memory && each.bot === bot);
  const records = [...games.values()].filter((each) => each.memory === memory && each.bot === bot).map(({ record }) => record);
  const never = records.filter(({ alert }) => alert === null);
  expect(pooledPrice(summaries, 'never')).toMatchObject({
    of: never.length,
    count: never.filter(({ success }) => success).length,
  });
});

test('what was measured beside the games has a plot of its own, and none where nothing was', () => {
  for (const id of ['swing', 'room']) expect(html).not.toContain(`<section id="${id}">`);
  const where = { memory: memories[0]!, party: ['a', 'b'] };
  const swing = [0.5, 0.1].map((change, game) => ({ ...where, game, swing: { success: true, rolls: 9, change } }));
  const room = { ...where, game: 0, room: { turn: 1, options: 4, near: 1, best: 0.5 } };
  const more = page(report, { content, lexicon }, [{ title: '0.3 The Well', samples: [...swing, room] }]);
  expect(more).toContain('<title>0.3 The Well, greedy: 0.500</title>');
  expect(more).toContain('<title>0.3 The Well, greedy: 1.000</title>');
});
