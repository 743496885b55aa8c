import type { Board } from '../../model/content.ts';
import { type CharacterId, NO_CARD } from '../../model/kinds.ts';
import type { Campaign, CampaignContent, CampaignSetup, Member } from './campaign.ts';

export const NO_CARDS: Board = { melee: NO_CARD, ranged: NO_CARD, armour: NO_CARD, blade: NO_CARD, pack: [] };

const unnamed = (id: CharacterId, { book }: CampaignContent, { party }: CampaignSetup): Member => ({
  id,
  inPlay: party.includes(id),
  wounds: 0,
  out: '',
  inBed: false,
  board: party.includes(id) ? book.apprentice : NO_CARDS,
  aside: { blade: NO_CARD, armour: NO_CARD },
  skills: [],
});

/** The campaign before its first page: what the first event makes of nothing. */
export const blankCampaign = (content: CampaignContent, setup: CampaignSetup): Campaign => ({
  content,
  setup,
  entry: '',
  attempt: 1,
  played: '',
  difficulty: setup.difficulty,
  players: setup.players,
  members: Object.keys(content.assassins).map((id) => unnamed(id, content, setup)),
  named: false,
  level: 0,
  xp: 0,
  earned: {},
  storage: [],
  equipment: { draw: content.book.decks.equipment, discard: [] },
  chest: { draw: [], discard: [] },
  events: content.book.decks.event,
  waiting: [],
  removed: [],
  boxes: [],
  diary: {},
  flags: {},
  figures: {},
  blueprints: [],
  hq: null,
  chance: { seed: setup.seed, dice: 0, shuffles: 0, script: null },
  stack: [],
  game: null,
  ended: false,
});
