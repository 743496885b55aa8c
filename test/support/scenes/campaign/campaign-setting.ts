import {
  type AssassinFace,
  type Board,
  type Campaign,
  type CampaignBook,
  type CampaignContent,
  type CampaignDo,
  type CampaignIf,
  type CampaignSetup,
  type Card,
  type Content,
  type ContractData,
  type EntryData,
  type Headquarters,
  type HelperData,
  type Instruction,
  type Member,
  type MemoryData,
  POSTS,
  type RoundPart,
} from '@bauta/engine';
import { practicePack } from '../../packs/practice-pack.ts';
import { memoryOf, type SceneSetting } from '../scene-setting.ts';

/** An instruction, with what must hold for it. */
export const told = (does: CampaignDo, ...conditions: CampaignIf[]): Instruction => ({ if: conditions, do: does });

/** A place in the campaign. What is left out is empty, or does not happen. */
export interface CampaignSetting {
  /** In play, in this order of the content; a name alone is an assassin in full health with nothing. */
  members?: Readonly<Record<string, Partial<Omit<Member, 'id' | 'board'>> & { board?: Partial<Board> }>>;
  /** Where the round goes on. */
  part?: RoundPart;
  entries?: Readonly<Record<string, Partial<EntryData>>>;
  entry?: string;
  /** The ground of each memory: unless it is drawn, one street square with a station, so that `leave` is success. */
  memories?: Readonly<Record<string, Partial<SceneSetting>>>;
  book?: Partial<CampaignBook>;
  contracts?: Readonly<Record<string, Partial<ContractData>>>;
  helpers?: Readonly<Record<string, Partial<HelperData>>>;
  skills?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Assassin cards, beside those of the practice pack. */
  assassins?: Content['assassins'];
  /** Cards made for the scene, beside those of the practice pack. */
  cards?: readonly Card[];
  hq?: Partial<Omit<Headquarters, 'posts'>> & { posts?: Partial<Headquarters['posts']> };
  /** Faces of the command room's dice, in order. */
  dice?: readonly AssassinFace[];
  players?: number;
  difficulty?: CampaignSetup['difficulty'];
  state?: Partial<Omit<Campaign, 'content' | 'setup' | 'game' | 'members' | 'hq' | 'entry'>>;
}

const NOTHING: Board = { melee: '', ranged: '', armour: '', blade: '', pack: [] };
const WALK: Partial<SceneSetting> = { map: '   \n . \n   ', stations: ['a1'] };
const WAY_OUT = { kind: 'reach', at: 'a1', xp: 2 } as const;

/** An event that brings nobody onto the map. */
const QUIET_NIGHT = 'shadow';

/** One square, a station on it, and an objective that is done by being there; of its decks the event cards can be said. */
function memoryFor(id: string, setting: Partial<SceneSetting>): MemoryData {
  const memory = memoryOf({ objectives: { out: WAY_OUT }, ...WALK, assassins: {}, ...setting } as SceneSetting);
  return { ...memory, id, decks: { ...memory.decks, event: setting.decks?.event?.draw ?? [QUIET_NIGHT] } };
}

const entryOf = (id: string, given: Partial<EntryData>): EntryData => ({
  id,
  memory: id,
  optional: false,
  briefing: [],
  conclusion: [],
  next: [],
  ...given,
});

const contractOf = (id: string, given: Partial<ContractData>): ContractData => ({
  id,
  level: 1,
  hits: 1,
  boxes: [],
  done: [],
  ...given,
});

/** R41: a plain helper is one of everything. */
const helperOf = (figure: string, given: Partial<HelperData>): HelperData => ({
  figure,
  hospital: [1, 1, 2, 2],
  outside: 0,
  workshop: 1,
  shop: 1,
  command: 1,
  ...given,
});

const mapped = <From, To>(record: Readonly<Record<string, From>>, make: (id: string, from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([id, from]) => [id, make(id, from)]));

const memberOf = (id: string, { board, ...given }: NonNullable<CampaignSetting['members']>[string]): Member => ({
  id,
  inPlay: true,
  wounds: 0,
  out: '',
  inBed: false,
  aside: { blade: '', armour: '' },
  skills: [],
  ...given,
  board: { ...NOTHING, ...board },
});

const outsider = (id: string): Member => memberOf(id, { inPlay: false });

const PLAIN = { apprentice: {}, mercenary: {}, courtesan: {}, ezio: {} };

function bookOf(setting: CampaignSetting): CampaignBook {
  const entries = setting.entries ?? { walk: {} };
  return {
    start: Object.keys(entries)[0]!,
    hqEntry: '',
    levels: [],
    decks: { event: [], equipment: [] },
    chests: {},
    apprentice: NOTHING,
    boxes: {},
    hqs: {},
    blueprints: {},
    ...setting.book,
    entries: mapped(entries, entryOf),
    contracts: mapped(setting.contracts ?? {}, contractOf),
    helpers: mapped({ ...PLAIN, ...setting.helpers }, helperOf),
  };
}

export function campaignContentOf(setting: CampaignSetting): CampaignContent {
  const { content } = practicePack;
  const book = bookOf(setting);
  const names = [
    ...new Set([...Object.values(book.entries).map(({ memory }) => memory), ...Object.keys(setting.memories ?? {})]),
  ];
  return {
    ...content,
    assassins: mapped({ ...content.assassins, ...setting.assassins }, (id, card) => ({
      ...card,
      skills: setting.skills?.[id] ?? [],
    })),
    cards: { ...content.cards, ...Object.fromEntries((setting.cards ?? []).map((card) => [card.id, card])) },
    memories: Object.fromEntries(names.map((name) => [name, memoryFor(name, setting.memories?.[name] ?? {})])),
    book,
  };
}

const party = ({ members = { alessandra: {}, bastiano: {} } }: CampaignSetting): NonNullable<CampaignSetting['members']> =>
  members;

export const campaignSetupOf = (setting: CampaignSetting): CampaignSetup => ({
  content: { id: 'scene', version: '1' },
  seed: 'scene',
  players: setting.players ?? 1,
  party: Object.keys(party(setting)).filter((id) => party(setting)[id]!.inPlay !== false),
  difficulty: setting.difficulty ?? 'normal',
});

const NO_POSTS = Object.fromEntries(POSTS.map((post) => [post, []])) as unknown as Headquarters['posts'];

function hqOf({ hq, contracts = {} }: CampaignSetting): Headquarters | null {
  if (hq === undefined) return null;
  return {
    kind: 'mercenaries',
    contracts: Object.keys(contracts),
    faceUp: false,
    failed: 0,
    eased: 0,
    reading: [],
    blueprint: '',
    settled: true,
    ...hq,
    posts: { ...NO_POSTS, ...hq.posts },
  };
}

/** The state of the campaign the setting describes. */
export function positionOf(setting: CampaignSetting, content: CampaignContent): Partial<Campaign> {
  const given = party(setting);
  const members = Object.keys(content.assassins).map((id) => (given[id] === undefined ? outsider(id) : memberOf(id, given[id])));
  return {
    named: true,
    chance: { seed: 'scene', dice: 0, shuffles: 0, script: setting.dice ?? [] },
    stack: [{ step: 'round', next: setting.part ?? 'prepare' }],
    ...setting.state,
    entry: setting.entry ?? content.book.start,
    members,
    hq: hqOf(setting),
  };
}
