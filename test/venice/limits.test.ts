import { describe, expect, openGround, type Scene, type SceneAssassin, test, type UnmannedSetting, venice } from '#venice-scenes';

type PairSetting = UnmannedSetting & { own?: SceneAssassin; daria?: SceneAssassin };

/** Alessandra on b2 has the card, as a skill, in its slot or in her pack; Darià is on a1. */
function having(card: string, { own = {}, daria = {}, ...position }: PairSetting): Scene {
  const { kind, slot } = { slot: '', ...venice.cards[card]! };
  const held: SceneAssassin =
    kind === 'ability' ? { skills: [card] } : slot === 'pack' ? { pack: [card] } : { [slot as 'armour']: card };
  return openGround({
    ...position,
    assassins: { alessandra: { at: 'b2', ...held, ...own }, daria: { at: 'a1', ...daria } },
  });
}

const usesOf = (s: Scene, card: string): string[] =>
  s.options().filter((id) => /^alessandra use(-at|-on)? /.test(id) && id.includes(card));

const GUARD = { squares: { b1: { crossbowman: 1 } } } as const;
const BESIDE = { squares: { b2: { crossbowman: 1 } } } as const;
const SEEN = { own: { state: 'exposed' } } as const;
const ON_ROOF = { own: { at: 'a3' } } as const;
const IN_ROOM = { own: { at: 'b3' } } as const;
const IN_WATER = { own: { at: 'c3' } } as const;
const DESK = { objectives: { desk: { at: 'b3', ap: 2 } } } as const;
const HERE = { objectives: { desk: { at: 'b2', ap: 2 } } } as const;
const HQ = { hqLevel: 2 } as const;
const FRIEND = { daria: { at: 'b1', state: 'exposed' } } as const;

describe('when a card can be used', () => {
  const CASES: readonly [card: string, can: PairSetting, cannot: PairSetting][] = [
    ['silk-rope', {}, IN_ROOM],
    ['seal-ring', { alert: 'raised' }, {}],
    ['watch-coat', {}, SEEN],
    ['widows-veil', SEEN, {}],
    ['quiet-word', { alert: 'raised' }, {}],
    ['borrowed-livery', {}, SEEN],
    ['one-more-hour', HQ, {}],
    ['thrown-stone', HQ, {}],
    ['invitation', IN_ROOM, { own: { at: 'b3', state: 'exposed' } }],
    ['lockpick', HERE, { ...HERE, ...BESIDE }],
    ['boat-hook', IN_WATER, { ...IN_WATER, squares: { c3: { crossbowman: 1 } } }],
    ['beggars-bowl', {}, SEEN],
    ['key-ring', { ...DESK, ...IN_ROOM }, HERE],
    ['key-ring', { ...DESK, ...IN_ROOM }, { ...DESK, ...IN_ROOM, squares: { b3: { crossbowman: 1 } } }],
    ['oilcloth', IN_WATER, {}],
    ['bird-call', {}, { daria: { at: 'b2' } }],
    ['leonardos-wings', ON_ROOF, {}],
    ['alessandras-shield', { ...SEEN, ...BESIDE }, BESIDE],
    ['alessandras-shield', { ...SEEN, ...BESIDE }, SEEN],
    ['divers-hood', IN_WATER, {}],
  ];
  test.each(CASES)('%s', (card, can, cannot) => {
    expect(usesOf(having(card, can), card)).not.toEqual([]);
    const s = having(card, cannot);
    expect(usesOf(s, card)).toEqual([]);
    expect(s.refuses(`alessandra use ${card}`)).toMatchObject({ refused: expect.any(String) });
  });
});

describe('used once', () => {
  const CASES: readonly [card: string, position: PairSetting][] = [
    ['soft-step', {}],
    ['widows-veil', SEEN],
    ['side-door', {}],
    ['quiet-word', { alert: 'raised' }],
    ['borrowed-livery', {}],
    ['under-the-tarpaulin', { squares: { b1: { bodies: { crossbowman: 1 } } } }],
    ['barred-door', GUARD],
    ['fools-errand', GUARD],
    ['clear-the-room', GUARD],
    ['wrong-orders', { direction: 'east' }],
    ['thrown-stone', HQ],
    ['keen-edge', {}],
    ['parry', {}],
    ['loose-buckle', {}],
    ['no-witness', GUARD],
    ['between-the-ribs', { ...HQ, bosses: { castellan: { at: 'b2' } } }],
    ['steady-needle', { own: { hp: 1 } }],
    ['changed-places', {}],
    ['one-more-hour', HQ],
    ['hand-in-hand', {}],
    ['lantern-out', FRIEND],
    ['seal-ring', { alert: 'raised' }],
    ['key-ring', { ...DESK, ...IN_ROOM }],
    ['courier-satchel', { decks: { equipment: { discard: ['medicine'] } } }],
    ['murano-lens', ON_ROOF],
    ['boatswains-whistle', {}],
    ['bronze-censer', FRIEND],
    ['oilcloth', IN_WATER],
  ];
  test.each(CASES)('[R39.2] %s', (card, position) => {
    const s = having(card, position);
    const [use] = usesOf(s, card);
    s.play(use!);
    while (s.question() !== 'assassin-phase') s.play(s.options()[0]!);
    expect(s.refuses(use!)).toMatchObject({ rule: 'R39.2' });
  });
});
