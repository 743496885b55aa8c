import { type AnyCommand, applyCampaign, campaignOptionId, hashCampaign, isRefusal, setUpCampaign } from '@bauta/engine';
import {
  beginCampaignSave,
  type CampaignSave,
  campaignDecided,
  campaignSetup,
  campaignTakenBack,
  type Pack,
  readCampaignSave,
} from '@bauta/format';
import { chooseInCampaign } from '../support/players/campaign-player.ts';
import { pick } from '../support/players/pick.ts';
import type { Random } from '../support/players/random-player.ts';

const UNDO = 0.05;

/** The same campaign, played beside the program: what its file must hold after each answer. */
export interface Mirror {
  /** Decided so far, the first page counted as 0. */
  last(): number;
  hashOf(n: number): string;
  /** What is typed next; null when the campaign has ended. */
  next(): string | null;
  /** The program was killed: what it had not saved did not happen. */
  backTo(n: number): void;
}

export function mirrorOf(pack: Pack, wishes: { seed: string; players: number; assassins: number }, random: Random): Mirror {
  const { content } = pack;
  const party = Object.keys(content.assassins).slice(0, wishes.assassins);
  const { seed, players } = wishes;
  const begun = setUpCampaign(content, campaignSetup(pack, { seed, players, party, difficulty: 'normal' }));
  if (isRefusal(begun)) throw new Error(`set-up is refused: ${begun.refused}`);
  const read = readCampaignSave(beginCampaignSave(begun.campaign, begun.events, '2026-11-16'));
  if (read.save === null) throw new Error(read.problem.message);
  const saves: CampaignSave[] = [read.save];
  const now = (): CampaignSave => saves.at(-1)!;
  const player = pick(['free', 'careful'] as const, random);

  function decided(command: AnyCommand): string {
    const done = applyCampaign(now().campaign, command);
    if (isRefusal(done)) throw new Error(`an option is refused: ${done.refused}`);
    saves.push(campaignDecided(now(), command, done.events, done.campaign));
    return campaignOptionId(command);
  }
  function takenBack(count: number): string {
    saves.push(campaignTakenBack(now(), count));
    return `u ${count}`;
  }
  return {
    last: () => saves.length - 1,
    hashOf: (n) => hashCampaign(saves[n]!.campaign),
    next() {
      const { decisions, campaign } = now();
      if (decisions.length > 0 && !campaign.ended && random() < UNDO)
        return takenBack(1 + Math.floor(random() * decisions.length));
      const command = chooseInCampaign(campaign, player, random);
      return command === null ? null : decided(command);
    },
    backTo(n) {
      saves.length = n + 1;
    },
  };
}
