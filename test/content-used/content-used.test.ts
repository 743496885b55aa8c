import { describe, expect, openGround, test, type VeniceSetting, venice, venicePack } from '#venice-scenes';
import { contentParts, unusedThings } from './content-parts.ts';
import { playRun, runName } from './runs.ts';
import { type Used, usedIn } from './used-in.ts';

/** What these commands make use of. */
function usedBy(position: VeniceSetting, ...commands: string[]): string[] {
  const used: Used = new Set();
  const scene = openGround(position);
  for (const id of commands) {
    const before = scene.game;
    scene.play(id);
    usedIn(before, scene.last, used);
  }
  return [...used];
}

const daria = { at: 'a1' };

describe('what counts as used', () => {
  test('a card whose effect did something', () => {
    const assassins = { alessandra: { at: 'b2', pack: ['firecrackers'] }, daria };
    expect(usedBy({ assassins }, 'alessandra use-at firecrackers c1')).toEqual(['equipment firecrackers: lay-base']);
  });

  test('of an effect only what found something to act on', () => {
    const assassins = { alessandra: { at: 'b2', pack: ['petard'] }, daria };
    const squares = { b1: { agile: 2 } };
    const parts = (alert: 'quiet' | 'raised') =>
      usedBy({ assassins, squares, alert }, 'alessandra use-at petard b1').filter((part) => part.startsWith('equipment'));
    expect(parts('quiet')).toEqual(['equipment petard: eliminate-guard', 'equipment petard: set-alert']);
    expect(parts('raised')).toEqual(['equipment petard: eliminate-guard']);
  });

  test('a lasting change not when it begins, but when it is reckoned in', () => {
    const position = {
      assassins: { alessandra: { at: 'b2', pack: ['beggars-bowl'] }, daria },
      squares: { b1: { crossbowman: 2 }, a1: { crossbowman: 1 } },
    };
    expect(usedBy(position, 'alessandra use beggars-bowl')).toEqual([]);
    expect(usedBy(position, 'alessandra use beggars-bowl', 'alessandra move b1')).toEqual([
      'equipment beggars-bowl: detection-dice',
    ]);
  });

  test('what is worn, when it is reckoned in for the wearer', () => {
    const position = {
      assassins: { alessandra: { at: 'b2', armour: 'night-doublet' }, daria: { at: 'b2' } },
      squares: { b1: { crossbowman: 1 } },
      dice: { detection: ['blank'] as const },
    };
    expect(usedBy(position, 'daria move b1')).toEqual([]);
    expect(usedBy({ ...position, dice: {} }, 'alessandra move b1')).toEqual(['equipment night-doublet: detection-dice']);
  });

  test('what forbids something, when there would be more to do without it', () => {
    const away: VeniceSetting = {
      next: 'event',
      decks: { event: { draw: ['frozen-ropes', 'still-air'] } },
      assassins: { alessandra: { at: 'b2' }, daria: { at: 'b1' } },
    };
    expect(usedBy(away, 'alessandra move c2')).toEqual([]);
    expect(usedBy(away, 'daria move a1')).toEqual(['event frozen-ropes: no-stations']);
  });
});

test('a few runs use most of the campaign, and what they do not use is named', () => {
  const names = [0, 3, 4, 5, 6, 7].map(runName);
  const used = new Set(names.flatMap((name) => [...playRun(name).used]));
  const parts = contentParts(venice, venicePack.parties);
  const unused = parts.filter((part) => !used.has(part));
  expect(unused.length / parts.length).toBeLessThan(0.6);
  const idle = { ...venice.cards.fog!, id: 'idle-fog' };
  const memory = venice.memories['low-bridge']!;
  const decks = { ...memory.decks, event: [...memory.decks.event, idle.id] };
  const more = {
    ...venice,
    cards: { ...venice.cards, [idle.id]: idle },
    memories: { ...venice.memories, 'low-bridge': { ...memory, decks } },
  };
  const told = contentParts(more, venicePack.parties).filter((part) => !used.has(part) && !unused.includes(part));
  expect(told).toEqual(['event idle-fog: revealed', 'event idle-fog: detection-dice']);
});

test('a thing is unused when none of its lines came to pass; an event that does something must have done it', () => {
  const parts = [
    'event fog: revealed',
    'event fog: detection-dice',
    'event still-air: revealed',
    'equipment axe: attack',
    'box purse',
  ];
  const seen = (...names: string[]) => unusedThings(parts, Object.fromEntries(names.map((name) => [name, 1])));
  expect(seen('event fog: revealed', 'event still-air: revealed', 'box purse')).toEqual(['event fog', 'equipment axe']);
  expect(seen('event fog: detection-dice', 'equipment axe: attack')).toEqual(['event still-air', 'box purse']);
});
