import { type EquipmentCard, type MemoryOutcome, outcome, SLOTS } from '@bauta/engine';
import { describe, expect, practicePack, type Scene, type SceneSetting, STREET, scene, test } from '#scenes';
import { cardsOf } from '../support/invariants/invariants.ts';

const investigation = (id: string, deed: 'fail-memory' | 'escape'): EquipmentCard => ({
  ...(practicePack.content.cards.ambush as EquipmentCard),
  id,
  effects: [{ when: 'revealed', if: [], cost: 0, per: '', may: false, who: 'nobody', do: [{ do: deed }] }],
});
const CARDS = [investigation('betrayed', 'fail-memory'), investigation('trapdoor', 'escape')];

/** Claudio has left already; Daria searches three bodies with a trap lying and a uniform on. */
const searching = (equipment: readonly string[], change: Partial<SceneSetting> = {}) =>
  scene({
    map: STREET,
    stations: ['b1'],
    cards: CARDS,
    squares: { b1: { bodies: { crossbowman: 3 } } },
    traps: { c1: 'tripwire-bomb' },
    decks: { equipment: { draw: equipment } },
    assassins: {
      daria: { at: 'b1', melee: 'common-sword', pack: ['watch-coat'], uniform: 'watch-coat' },
      claudio: { state: 'left', armour: 'padded-vest' },
    },
    ...change,
  });

function cardsIn({ assassins, piles, removed }: MemoryOutcome): string[] {
  const boards = assassins.flatMap(({ board }) => [...SLOTS.map((slot) => board[slot]), ...board.pack]);
  return [...boards, ...Object.values(piles).flatMap(({ draw, discard }) => [...draw, ...discard]), ...removed]
    .filter((card) => card !== '')
    .sort();
}

/** Cards of equipment and chests; the other decks are laid out anew for each memory. */
const equipmentIn = (s: Scene): string[] =>
  cardsOf(s.game)
    .split(' ')
    .filter((id) => s.game.content.cards[id]?.kind === 'equipment');

function nothingIsLost(s: Scene, ...commands: string[]): MemoryOutcome {
  const before = equipmentIn(s);
  s.play(...commands);
  const ended = outcome(s.game)!;
  expect(cardsIn(ended)).toEqual(before);
  return ended;
}

describe('G5 the memory ends at once, and no card is lost', () => {
  test('[G5] failed in the middle of a search: what was found is given up by its colour', () => {
    const s = searching(['medicine', 'common-sword', 'betrayed']);
    const ended = nothingIsLost(s, 'daria hide-bodies', 'search', 'search', 'search');
    expect(ended.result).toEqual({ success: false, reason: 'own-condition' });
    expect(ended.removed).toEqual(['common-sword']);
    expect(ended.piles.equipment.discard).toEqual(expect.arrayContaining(['betrayed', 'medicine', 'tripwire-bomb']));
    expect(s.whys('card-removed')).toEqual(['G5', 'R24']);
  });

  test('[G5] succeeded in the middle of a search', () => {
    const s = searching(['medicine', 'trapdoor'], { objectives: { ledger: { at: 'a1', done: true } } });
    const ended = nothingIsLost(s, 'daria hide-bodies', 'search', 'search');
    expect(ended.result).toEqual({ success: true });
    expect(ended.piles.equipment.discard).toContain('medicine');
  });

  test('[G5] [R29.3] no figure left for an ambush', () => {
    const squares = Object.fromEntries(
      'abcdefg'.split('').map((column) => [`${column}1`, column === 'g' ? { crossbowman: 3 } : { crossbowman: 4 }]),
    );
    const s = searching(['smoke-bomb', 'ambush'], {
      map: '\n+-+-+-+-+-+-+-+-+\n|. . . . . . . .|\n+-+-+-+-+-+-+-+-+\n',
      squares: { ...squares, h1: { bodies: { crossbowman: 2 } } },
      traps: {},
      assassins: { daria: { at: 'h1', uniform: 'watch-coat', pack: ['watch-coat'] }, claudio: { state: 'left' } },
    });
    const ended = nothingIsLost(s, 'daria hide-bodies', 'search', 'search');
    expect(ended.result).toEqual({ success: false, reason: 'reserve-empty' });
  });

  test('[G5] [R6.2] conceded, or left for good: uniform and trap are accounted for', () => {
    const won = nothingIsLost(searching([], { objectives: { ledger: { at: 'a1', done: true } } }), 'daria leave');
    expect(won).toMatchObject({ result: { success: true }, piles: { equipment: { discard: ['tripwire-bomb'] } } });
    expect(nothingIsLost(searching([]), 'concede').result.success).toBe(false);
  });
});
