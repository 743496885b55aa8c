import { type CharacterId, type Difficulty, isRefusal, type Refusal, setUp, setUpCampaign } from '@bauta/engine';
import { beginCampaignSave, beginSave, campaignBegun, memorySetup, type Pack } from '@bauta/format';
import { penFor } from '../saves/pen.ts';
import type { SaveCard } from '../saves/saves.ts';
import type { PackName } from '../shelf.ts';
import type { Seat } from '../start/seats.ts';
import { campaignSitting } from './campaign-sitting.ts';
import { memorySitting } from './memory-sitting.ts';
import type { Sitting } from './sitting.ts';

export interface Wishes {
  pack: PackName;
  name: string;
  seats: readonly Seat[];
  party: readonly CharacterId[];
  difficulty: Difficulty;
}

/** Chance is drawn here, once: the engine has none of its own. */
const newSeed = (): string => crypto.randomUUID();

function newCard(kind: SaveCard['kind'], { pack, name, seats }: Wishes, memory: string): SaveCard {
  const now = Date.now();
  return { id: crypto.randomUUID(), kind, name, pack, memory, begun: now, changed: now, ended: false, seats };
}

/** A memory by itself. */
export function beginMemory(pack: Pack, memory: string, wishes: Wishes): Sitting | Refusal {
  const { seats, party, difficulty } = wishes;
  const setup = memorySetup(pack, memory, { assassins: party, difficulty, seed: newSeed(), players: seats.length });
  const begun = setUp(pack.content, setup);
  if (isRefusal(begun)) return begun;
  const { game, events } = begun;
  const card = newCard('memory', wishes, memory);
  const pen = penFor(0);
  pen.write(card, beginSave(game, events));
  const save = { content: setup.content, memory, setUp: events, decisions: [], positions: [game], n: 0 };
  return memorySitting(card, save, pen, pack.lessons);
}

export function beginCampaign(pack: Pack, wishes: Wishes): Sitting | Refusal {
  const { seats, party, difficulty } = wishes;
  const { id, version } = pack.content;
  const begun = setUpCampaign(pack.content, {
    content: { id, version },
    seed: newSeed(),
    players: seats.length,
    party,
    difficulty,
  });
  if (isRefusal(begun)) return begun;
  const { campaign, events } = begun;
  const card = newCard('campaign', wishes, campaign.game?.setup.memory ?? '');
  const when = new Date(card.begun).toISOString();
  const pen = penFor(0);
  pen.write(card, beginCampaignSave(campaign, events, when));
  const save = campaignBegun(campaign, events, when);
  return campaignSitting(card, save, [{ n: 0, command: null, events }], pen, pack.lessons);
}
