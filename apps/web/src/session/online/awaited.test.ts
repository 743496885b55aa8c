import { memoryRules } from '@bauta/engine';
import { BOT, emptyTable, evolveTable, type Table } from '@bauta/session';
import { expect, test } from 'vitest';
import { practiceGame } from '../../../test/practice-game.ts';
import { awaitedOf, mayLetBotsPlay } from './awaited.ts';

const game = practiceGame('practice-1');
const [first, second] = game.setup.party.map(({ id }) => id) as [string, string];
/** Of one assassin, or of the table as a whole. */
const optionsOf = (by: string | null) =>
  by === null
    ? [{ type: 'pass' } as const]
    : memoryRules.question(game)!.options.filter((option) => 'by' in option && option.by === by);

function table(seats: Readonly<Record<string, string>>): Table {
  let made = emptyTable('Tuesday', { id: 'ada', name: 'Ada' }, [first, second]);
  for (const id of ['bea', 'cia']) made = evolveTable(made, { fact: 'joined', member: { id, name: id } });
  for (const [seat, by] of Object.entries(seats)) made = evolveTable(made, { fact: 'seated', seat, by });
  return made;
}

test('[G1] what an assassin decides is awaited from whoever plays them', () => {
  const seated = table({ [first]: 'ada', [second]: 'bea' });
  expect(awaitedOf(seated, 'ada', game, optionsOf(first))).toEqual({ isOurs: true, members: [], unplayed: [] });
  expect(awaitedOf(seated, 'bea', game, optionsOf(first))).toEqual({ isOurs: false, members: ['ada'], unplayed: [] });
});

test('[G1] what belongs to the table is awaited from everyone who is seated', () => {
  const seated = table({ [first]: 'ada', [second]: 'bea' });
  expect(awaitedOf(seated, 'ada', game, optionsOf(null))).toEqual({ isOurs: true, members: ['bea'], unplayed: [] });
  expect(awaitedOf(seated, 'cia', game, optionsOf(null))).toEqual({ isOurs: false, members: ['ada', 'bea'], unplayed: [] });
});

test('an assassin whom nobody plays is named', () => {
  expect(awaitedOf(table({}), 'ada', game, optionsOf(first))).toEqual({ isOurs: false, members: [], unplayed: [first] });
});

test('a bot is awaited for what its assassin decides, and never for what is the table’s', () => {
  const seated = table({ [first]: BOT, [second]: 'ada' });
  expect(awaitedOf(seated, 'ada', game, optionsOf(first))).toEqual({ isOurs: false, members: [BOT], unplayed: [] });
  expect(awaitedOf(seated, 'ada', game, [...optionsOf(first), ...optionsOf(null)])).toMatchObject({ isOurs: true, members: [] });
});

test('bots that wait after an undo can be let play by whoever is seated', () => {
  const seated = table({ [first]: BOT, [second]: 'ada' });
  const waiting: Table = { ...seated, bots: 'waiting' };
  expect(mayLetBotsPlay(seated, 'ada', game, optionsOf(first))).toBe(false);
  expect(mayLetBotsPlay(waiting, 'ada', game, optionsOf(first))).toBe(true);
  expect(mayLetBotsPlay(waiting, 'cia', game, optionsOf(first))).toBe(false);
  expect(mayLetBotsPlay(waiting, 'ada', game, optionsOf(second))).toBe(false);
});
