import { APPRENTICE } from '../../../model/book.ts';
import type { MemorySetup, PartyMember } from '../../../model/content.ts';
import type { AllyId } from '../../../model/kinds.ts';
import { NO_CARD } from '../../../model/kinds.ts';
import { shufflingOf } from '../../../model/shuffling.ts';
import type { Campaign, Member } from '../../model/campaign.ts';
import { hqLevel } from '../queries/hq-level.ts';
import { inPlay, isApprentice } from '../queries/members.ts';

/** R27.1: an apprentice uses skills I and II only. */
const APPRENTICE_LEVELS = 2;

function skillsOf({ content, named }: Campaign, { id, skills, out }: Member): PartyMember['skills'] {
  if (!named) return [];
  const levels = content.assassins[id]!.skills;
  return out === '' ? skills : skills.filter((skill) => levels.findIndex((of) => of.includes(skill)) < APPRENTICE_LEVELS);
}

function partyMember(campaign: Campaign, member: Member): PartyMember {
  const { abilities } = campaign.content.assassins[member.id]!;
  const apprentice = isApprentice(campaign, member);
  return {
    id: member.id,
    apprentice,
    level: campaign.level,
    ability: apprentice ? NO_CARD : abilities[Math.min(campaign.level, abilities.length - 1)]!,
    skills: skillsOf(campaign, member),
    wounds: apprentice ? 0 : member.wounds,
    board: member.board,
  };
}

/** R40.6: those of the memory group who can be called. */
const alliesAtHand = ({ hq }: Campaign): AllyId[] => hq?.posts.memory.filter((figure) => figure !== APPRENTICE) ?? [];

/** R45: memory 0.1 knows no easy difficulty. */
function difficultyIn({ content, entry, difficulty }: Campaign): MemorySetup['difficulty'] {
  return content.memories[content.book.entries[entry]!.memory]!.easy ? difficulty : 'normal';
}

/** Everything the memory starts from. */
export function fillSetup(campaign: Campaign): MemorySetup {
  const { content, entry, attempt, chance, equipment, chest } = campaign;
  return {
    memory: content.book.entries[entry]!.memory,
    content: { id: content.id, version: content.version },
    seed: `${chance.seed}/${entry}/${attempt}`,
    ...shufflingOf(campaign.setup),
    difficulty: difficultyIn(campaign),
    attempt,
    players: campaign.players,
    party: inPlay(campaign).map((member) => partyMember(campaign, member)),
    storage: campaign.storage,
    piles: { equipment, chest },
    events: campaign.events,
    hqLevel: hqLevel(campaign),
    allies: alliesAtHand(campaign),
    flags: campaign.flags,
  };
}
