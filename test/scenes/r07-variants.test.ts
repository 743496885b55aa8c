import { hash, type MapData, type MemoryData, type Variant } from '@bauta/engine';
import { contentWith, describe, expect, practicePack, practiceSetup, setUpScene, sq, test } from '#scenes';

const PLAIN = practicePack.content.memories['practice-3']!;
const ALWAYS: Variant['if'] = [{ if: 'party', from: 2, to: 4 }];
const FOUR: Variant['if'] = [{ if: 'party', from: 4, to: 4 }];
const BRIBED: Variant['if'] = [{ if: 'flag', flag: 'bribed', from: 1, to: 99 }];

interface Wishes {
  assassins?: number;
  flags?: Record<string, number>;
}

/** The third practice memory as it is set up with these variants. */
function setUpWith(variants: readonly Variant[], { assassins = 2, flags = {} }: Wishes = {}) {
  const setup = { ...practiceSetup('practice-3', { assassins }), flags };
  return setUpScene(setup, contentWith('practice-3', { variants }));
}
const memoryWith = (...args: Parameters<typeof setUpWith>): MemoryData => setUpWith(...args).game.content.memory;
const mapWith = (over: Omit<Variant, 'if'>): MapData => memoryWith([{ if: ALWAYS, ...over }]).maps[0]!;

describe('R7.2 variants of a memory', () => {
  test('[R7.2] where none holds the memory is what it is without them, to the hash', () => {
    const s = setUpWith([{ if: FOUR, elite: 'rider' }]);
    expect(s.game.content.memory).toEqual(PLAIN);
    expect(Object.keys(s.game.content.memory)).not.toContain('variants');
    expect(hash(s.game)).toBe(hash(setUpScene({ ...practiceSetup('practice-3'), flags: {} }).game));
  });

  test('[R7.2] a flag of the campaign, or the number of assassins, decides as the memory begins', () => {
    const elite = (over: Variant['if'], wishes: Wishes) => memoryWith([{ if: over, elite: 'rider' }], wishes).elite;
    expect([2, 3, 4].map((assassins) => elite(FOUR, { assassins }))).toEqual(['brute', 'brute', 'rider']);
    expect([{}, { bribed: 0 }, { bribed: 1 }].map((flags) => elite(BRIBED, { flags }))).toEqual(['brute', 'brute', 'rider']);
    expect(elite([...FOUR, ...BRIBED], { assassins: 4 })).toBe('brute');
    expect(elite([...FOUR, ...BRIBED], { assassins: 4, flags: { bribed: 2 } })).toBe('rider');
  });

  test('[R7.2] guards of one kind on one square are replaced, others come beside them', () => {
    const [first] = PLAIN.maps[0]!.guards;
    const { guards } = mapWith({
      guards: [
        { ...first!, count: [3, 3, 3] },
        { at: sq('f5'), guard: 'crossbowman', count: [1, 1, 1] },
      ],
    });
    expect(guards).toHaveLength(PLAIN.maps[0]!.guards.length + 1);
    expect(guards.filter(({ at, guard }) => at === first!.at && guard === first!.guard)).toMatchObject([{ count: [3, 3, 3] }]);
    const s = setUpWith([{ if: ALWAYS, guards: [{ at: sq('f5'), guard: 'crossbowman', count: [2, 1, 1] }] }]);
    expect(s.square('f5').guards).toEqual({ crossbowman: 2 });
  });

  test('[R15.1] stations are those named, and so are the squares of an entrance letter that is named', () => {
    expect(mapWith({ stations: [sq('f5')] }).stations).toEqual([sq('f5')]);
    const { entrances } = mapWith({
      entrances: [
        { letter: 'A', squares: [] },
        { letter: 'B', squares: [sq('a1')] },
      ],
    });
    expect(entrances.filter(({ letter }) => letter === 'A')).toEqual([]);
    expect(entrances.filter(({ letter }) => letter === 'B')).toEqual([{ letter: 'B', at: sq('a1') }]);
    expect(entrances.filter(({ letter }) => letter === 'C')).toEqual(
      PLAIN.maps[0]!.entrances.filter(({ letter }) => letter === 'C'),
    );
  });

  test('[R7.1] a wall or ladder stands at both its squares, or is gone from both', () => {
    const side = (map: MapData, name: string) => map.squares.find(({ at }) => at === sq(name))!;
    const walled = mapWith({ edges: [{ change: 'wall', at: sq('d3'), side: 'east', set: true }] });
    expect([side(walled, 'd3').walls[1], side(walled, 'e3').walls[3]]).toEqual([true, true]);
    const bare = mapWith({ edges: [{ change: 'ladder', at: sq('a1'), side: 'south', set: false }] });
    expect([side(bare, 'a1').ladders[2], side(bare, 'a2').ladders[0]]).toEqual([false, false]);
    expect([side(PLAIN.maps[0]!, 'a1').ladders[2], side(PLAIN.maps[0]!, 'a2').ladders[0]]).toEqual([true, true]);
  });

  test('[R14] objectives are replaced where they stand, added, or left out', () => {
    const [first, second] = PLAIN.objectives;
    const more = { ...first!, id: 'more', at: sq('d3'), ap: 1 };
    const { objectives } = memoryWith([
      { if: ALWAYS, objectives: [{ ...first!, ap: 3 }, more], without: { bosses: [], objectives: [second!.id] } },
    ]);
    expect(objectives.map(({ id }) => id)).toEqual([
      ...PLAIN.objectives.map(({ id }) => id).filter((id) => id !== second!.id),
      'more',
    ]);
    expect(objectives[0]).toEqual({ ...first!, ap: 3 });
  });

  test('[R33.3] a boss stands elsewhere, is added, or is not there', () => {
    const [boss] = PLAIN.maps[0]!.bosses;
    expect(mapWith({ bosses: [{ boss: boss!.boss, at: sq('f5'), map: 0 }] }).bosses).toContainEqual({
      boss: boss!.boss,
      at: sq('f5'),
    });
    expect(mapWith({ bosses: [{ boss: 'tamer', at: sq('f5'), map: 0 }] }).bosses).toContainEqual({ boss: 'tamer', at: sq('f5') });
    const gone = mapWith({ without: { bosses: [boss!.boss], objectives: [] } });
    expect(gone.bosses.map((each) => each.boss)).not.toContain(boss!.boss);
  });

  test('[R47] rules, time limit and garrison are those of the variant', () => {
    const memory = memoryWith([
      { if: ALWAYS, rules: ['sea-wall'], timeLimit: { turns: 6, fails: true }, garrison: { crossbowman: [9, 9, 9] } },
    ]);
    expect(memory).toMatchObject({
      rules: ['sea-wall'],
      timeLimit: { turns: 6, fails: true },
      garrison: { crossbowman: [9, 9, 9] },
    });
    expect(
      memoryWith([
        { if: ALWAYS, timeLimit: { turns: 6, fails: true } },
        { if: ALWAYS, timeLimit: null },
      ]).timeLimit,
    ).toBeNull();
  });

  test('[R7.2] of several that hold the later is laid over the earlier', () => {
    const at = (count: number) => [{ at: sq('f5'), guard: 'crossbowman' as const, count: [count, count, count] as const }];
    const { maps } = memoryWith([
      { if: ALWAYS, elite: 'rider', guards: at(1) },
      { if: ALWAYS, guards: at(2) },
    ]);
    expect(maps[0]!.guards.filter((each) => each.at === sq('f5'))).toEqual(at(2));
  });
});
