import { type MemoryData, NOWHERE, squareName } from '@bauta/engine';
import { expect, test } from 'vitest';
import { shippedPacks } from '../../../apps/cli/src/files/library.ts';
import { openPack } from '../../../apps/cli/src/files/packs.ts';
import { sheet } from '../src/map/sheet.ts';

const packs = shippedPacks().map((folders) => {
  const opened = openPack(folders);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
});
const sheets = packs.flatMap(({ pack: { content }, lexicon }) =>
  Object.values(content.memories).map((memory) => ({ id: memory.id, memory, svg: sheet(memory, content, lexicon) })),
);
const count = (text: string, part: string): number => text.split(part).length - 1;
const total = (memory: MemoryData, of: (map: MemoryData['maps'][number]) => number): number =>
  memory.maps.reduce((sum, map) => sum + of(map), 0);

test.each(sheets)('the sheet of $id holds every square with its name and ground', ({ memory, svg }) => {
  expect(count(svg, '<g class="square">')).toBe(total(memory, ({ squares }) => squares.length));
  for (const { at, type } of memory.maps.flatMap(({ squares }) => squares))
    expect(svg).toMatch(new RegExp(`<title>${squareName(at)}, ${type}[,<]`));
  expect(count(svg, '<g class="map">')).toBe(memory.maps.length);
});

test.each(sheets)('the sheet of $id holds everything that lies or stands on the map', ({ memory, svg }) => {
  const things = (name: string): number => count(svg, `<g class="thing ${name}">`);
  expect(things('station')).toBe(total(memory, ({ stations }) => stations.length));
  expect(things('chest')).toBe(total(memory, ({ chests }) => chests.length));
  expect(things('tower')).toBe(total(memory, ({ tower }) => (tower === null ? 0 : 1)));
  expect(things('leap')).toBe(things('tower'));
  expect(things('restricted')).toBe(total(memory, ({ restricted }) => restricted.length));
  for (const kind of ['haystack', 'cart', 'roof-garden'])
    expect(things(kind)).toBe(total(memory, ({ spots }) => spots.filter((spot) => spot.kind === kind).length));
  expect(count(svg, '<g class="entrance">')).toBe(total(memory, ({ entrances }) => entrances.length));
  expect(count(svg, '<g class="objective">')).toBe(memory.objectives.filter(({ at }) => at !== NOWHERE).length);
  const placed = total(memory, ({ guards, bosses, machines }) => {
    const standing = [...bosses, ...machines].filter(({ at }) => at !== NOWHERE).length;
    return guards.length + standing + machines.filter(({ guard }) => guard !== '').length;
  });
  expect(count(svg, '<g class="figure">')).toBe(placed);
  for (const { id } of memory.objectives) expect(svg).toContain(`>${id}: `);
  for (const { boss } of memory.maps.flatMap(({ bosses }) => bosses)) expect(svg).toContain(`>${boss}: `);
});

test.each(sheets)('every edge of $id with a wall or ladder is drawn once', ({ memory, svg }) => {
  const ladders = total(memory, ({ squares }) => squares.flatMap((square) => square.ladders).filter(Boolean).length) / 2;
  expect(count(svg, 'class="ladder"')).toBe(ladders + (ladders > 0 ? 1 : 0));
});

test.each(sheets)('the sheet of $id is one whole element that needs nothing else', ({ svg }) => {
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /https?:|\/\/|<script|<image|<use|<foreignObject|href=|\bsrc=|url\(|@import|\bon[a-z]+=|NaN|undefined/,
  );
  const open: string[] = [];
  for (const [, end, name] of svg.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
    if (end === '') open.push(name!);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
});

test.each(sheets)('red is on $id only where something exposes or raises the alert', ({ memory, svg }) => {
  const isRed = total(memory, ({ restricted }) => restricted.length) > 0 || memory.objectives.some(({ alerts }) => alerts);
  expect(/class="(?:alarm|letter alert)/.test(svg)).toBe(isRed);
});

test('the names of a stranger stay words', () => {
  const { content } = packs[0]!.pack;
  const words = new Map([['memory.practice-1.title', '</text><b onclick=x>"&']]);
  const svg = sheet(content.memories['practice-1']!, content, { language: 'en', words });
  expect(svg).not.toContain('<b onclick');
  expect(svg).toContain('&lt;/text&gt;&lt;b onclick=x&gt;&quot;&amp;');
});
