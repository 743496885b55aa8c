import type { CampaignContent, CampaignDo, CampaignIf, EntryData, Instruction } from '@bauta/engine';
import { practicePack } from '../../../../test/practice-pack.ts';

/** A small campaign over the practice memories, with something of everything that a save must hold. */
const told = (instruction: CampaignDo, ...conditions: CampaignIf[]): Instruction => ({ if: conditions, do: instruction });

const entry = (id: string, memory: string, next: string, more: Partial<EntryData> = {}): EntryData => ({
  id,
  memory,
  optional: false,
  apprentices: false,
  briefing: [],
  conclusion: [],
  next: [{ if: [], entry: next }],
  ...more,
});

const { content, loadouts } = practicePack;
const entries: EntryData[] = [
  entry('e1', 'practice-1', 'e2', {
    apprentices: true,
    briefing: [told({ do: 'open-box', box: 'first-box' })],
    conclusion: [told({ do: 'choose-assassins' }), told({ do: 'gain-sync', entry: 'e1' })],
  }),
  entry('e2', 'practice-2', 'e3', {
    conclusion: [
      told({ do: 'add-chests', set: 'first-set' }),
      told({
        do: 'choose',
        choice: 'fork',
        among: [
          { id: 'left', does: [told({ do: 'set-flag', flag: 'went-left', value: 1 })] },
          { id: 'right', does: [] },
        ],
      }),
    ],
  }),
  entry('e3', 'practice-3', 'e4', {
    conclusion: [
      told({ do: 'gain-blueprint', blueprint: 'rapier-plan' }),
      told({ do: 'open-hq' }),
      told({ do: 'gain-figures', figure: 'ezio', count: 1 }),
    ],
  }),
  entry('e4', 'practice-1', 'e5', { optional: true }),
  entry('e5', 'practice-2', 'e6'),
  entry('e6', 'practice-3', ''),
];

const helper = (figure: string, more: number) => ({
  figure,
  hospital: [1, 1, 2, 2] as const,
  outside: more,
  workshop: 1,
  shop: 1,
  command: 1 + more,
});

export const campaignContent: CampaignContent = {
  ...content,
  assassins: Object.fromEntries(
    Object.entries(content.assassins).map(([id, assassin]) => [id, { ...assassin, skills: [['old-friend']] }]),
  ),
  book: {
    start: 'e1',
    hqEntry: 'hq',
    levels: [4, 12, 20, 30],
    entries: Object.fromEntries(entries.map((each) => [each.id, each])),
    decks: { event: [], equipment: content.memories['practice-3']!.decks.equipment },
    chests: { 'first-set': ['crossbow', 'rapier', 'breastplate', 'night-doublet'] },
    apprentice: loadouts.apprentice,
    boxes: {
      'first-box': {
        id: 'first-box',
        red: [
          told({ do: 'share-out', cards: ['smoke-bomb', 'medicine'] }),
          told({ do: 'shuffle-in', deck: 'event', cards: ['gale'] }),
          told({ do: 'lay-aside', cards: ['hidden-blade', 'hidden-blade', 'hidden-blade', 'hidden-blade'] }),
        ],
      },
    },
    hqs: {
      mercenaries: {
        kind: 'mercenaries',
        figures: { apprentice: 4, mercenary: 4 },
        firstGroup: ['ezio', 'mercenary'],
        contracts: ['k1', 'k2'],
      },
    },
    contracts: {
      k1: {
        id: 'k1',
        level: 1,
        hits: 2,
        boxes: [
          { id: 'a', colour: 'grey', do: [], next: { contract: 'k1', box: 'b' } },
          { id: 'b', colour: 'red', do: [told({ do: 'ease-contract', hits: 1 }, { if: 'last-synced' })], next: null },
        ],
        done: [],
      },
      k2: { id: 'k2', level: 2, hits: 3, boxes: [], done: [] },
    },
    blueprints: { 'rapier-plan': { id: 'rapier-plan', white: 1, black: 1, card: 'rapier' } },
    helpers: { apprentice: helper('apprentice', 0), mercenary: helper('mercenary', 0), ezio: helper('ezio', 1) },
  },
};
