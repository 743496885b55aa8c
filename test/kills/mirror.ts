import { type AnyCommand, type Campaign, type CampaignEvent, campaignRules, isRefusal, setUpCampaign } from '@bauta/engine';
import { campaignSetup, type Pack } from '@bauta/format';
import { type Decision, History } from '@bauta/session';
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

/** What was answered, and the hash of the campaign after it. */
interface GivenAnswer {
  answer: Decision<CampaignEvent> | { undo: number };
  hash: string;
}

export function mirrorOf(pack: Pack, wishes: { seed: string; players: number; assassins: number }, random: Random): Mirror {
  const { content } = pack;
  const party = Object.keys(content.assassins).slice(0, wishes.assassins);
  const { seed, players } = wishes;
  const begun = setUpCampaign(content, campaignSetup(pack, { seed, players, party, difficulty: 'normal' }));
  if (isRefusal(begun)) throw new Error(`set-up is refused: ${begun.refused}`);
  const beginning = (): History<Campaign, CampaignEvent> =>
    History.begin(campaignRules, campaignRules.clone(begun.campaign), begun.events);
  let history = beginning();
  const start = campaignRules.hash(history.state);
  const answered: GivenAnswer[] = [];
  const player = pick(['free', 'careful'] as const, random);

  const keep = (answer: GivenAnswer['answer']): void => void answered.push({ answer, hash: campaignRules.hash(history.state) });
  function decided(command: AnyCommand): string {
    const decision = history.decide(command);
    if (isRefusal(decision)) throw new Error(`an option is refused: ${decision.refused}`);
    keep(decision);
    return campaignRules.idOf(command);
  }
  function takenBack(undo: number): string {
    history.undo(undo);
    keep({ undo });
    return `u ${undo}`;
  }
  return {
    last: () => answered.length,
    hashOf: (n) => (n === 0 ? start : answered[n - 1]!.hash),
    next() {
      const { undoLimit, state } = history;
      if (undoLimit.free > 0 && !state.ended && random() < UNDO) return takenBack(1 + Math.floor(random() * undoLimit.free));
      const command = chooseInCampaign(state, player, random);
      return command === null ? null : decided(command);
    },
    backTo(n) {
      if (n === answered.length) return;
      answered.length = n;
      history = beginning();
      for (const { answer } of answered) {
        if ('undo' in answer) history.undo(answer.undo);
        else history.follow(answer);
      }
    },
  };
}
