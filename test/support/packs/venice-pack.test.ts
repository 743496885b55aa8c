import type { MapData, MemoryData } from '@bauta/engine';
import { checkTexts } from '@bauta/format';
import { describe, expect, test } from 'vitest';
import { venice, venicePack, veniceTexts } from './venice-pack.ts';

const { book, memories } = venice;
const memory = (id: string): MemoryData => memories[id]!;

test('every word of the campaign is there in English, and none is too long', () => {
  const told = checkTexts(venicePack, veniceTexts()).map(({ message }) => message);
  expect(told.filter((message) => !message.includes('memory.practice-'))).toEqual([]);
});

describe('the order of learning', () => {
  test('0.1 is played without enemy phase, 0.2 without reinforcements and on easy if wished', () => {
    expect(book.start).toBe('broken-tiles');
    expect(book.entries['broken-tiles']!.next).toEqual([{ if: [], entry: 'small-change' }]);
    expect(memory('broken-tiles')).toMatchObject({ enemyPhase: 'none', saving: false, easy: false, sync: [] });
    expect(memory('small-change')).toMatchObject({ enemyPhase: 'no-reinforcement', saving: false, easy: true });
  });

  test('0.3 has the whole enemy phase, saving, the first elites and a tower', () => {
    expect(book.entries['small-change']!.next).toEqual([{ if: [], entry: 'low-bridge' }]);
    const { enemyPhase, saving, elite, maps } = memory('low-bridge');
    expect({ enemyPhase, saving, elite }).toEqual({ enemyPhase: 'whole', saving: true, elite: 'agile' });
    expect(maps[0]!.tower?.card).toBe('every-plank');
    expect(maps[0]!.guards.filter(({ guard }) => guard === 'elite').length).toBeGreaterThan(0);
  });

  test('0.4 has the first boss, and after it the flying machine is drawn and a house is offered', () => {
    expect(book.entries['low-bridge']!.next).toEqual([{ if: [], entry: 'captain-of-nobody' }]);
    expect(memory('captain-of-nobody').maps[0]!.bosses.map(({ boss }) => boss)).toEqual(['gazza']);
    const told = book.entries['captain-of-nobody']!.conclusion.map(({ do: line }) => line);
    expect(told).toContainEqual({ do: 'gain-blueprint', blueprint: 'flying-machine' });
    expect(told.at(-1)).toEqual({ do: 'open-hq' });
  });

  test('box 0.1 has a card for each apprentice, an event for each direction, and five rewards', () => {
    const [shared, events, rewards] = book.boxes.courier!.red.map(({ do: told }) => ('cards' in told ? told.cards : []));
    expect(shared).toHaveLength(4);
    expect(rewards).toHaveLength(5);
    const directions = events!.map((id) => (venice.cards[id] as { direction?: string }).direction);
    expect(directions.toSorted()).toEqual(['?', 'east', 'north', 'south', 'west']);
  });
});

test('no guard can climb in 0.1, and the page in the guardroom is optional', () => {
  const { maps, objectives } = memory('broken-tiles');
  expect(maps[0]!.squares.flatMap(({ ladders }) => ladders)).not.toContain(true);
  expect(objectives.map(({ id, optional }) => [id, optional])).toEqual([
    ['tiles', false],
    ['courier', false],
    ['page', true],
  ]);
});

describe('what is printed is enough', () => {
  const ladders = ({ squares }: MapData): number =>
    squares.reduce((sum, each) => sum + each.ladders.filter(Boolean).length, 0) / 2;

  test.each(Object.keys(memories))('for the map of %s', (id) => {
    const [map, ...others] = memory(id).maps;
    expect(others).toEqual([]);
    expect(map!.squares.length).toBeGreaterThanOrEqual(12);
    expect(map!.squares.length).toBeLessThanOrEqual(32);
    expect(map!.stations.length).toBeLessThanOrEqual(3);
    expect(ladders(map!)).toBeLessThanOrEqual(12);
    expect(map!.spots.filter(({ kind }) => kind === 'roof-garden').length).toBeLessThanOrEqual(3);
    expect(map!.chests.length).toBeLessThanOrEqual(4);
    const tokens = (ap: number): number => memory(id).objectives.filter((each) => each.ap === ap).length;
    expect([tokens(1) <= 4, tokens(2) <= 2, tokens(3) <= 2]).toEqual([true, true, true]);
  });
});
