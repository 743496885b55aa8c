import {
  type Campaign,
  type CardId,
  inPlay,
  isApprentice,
  type Member,
  maximumOf,
  NO_CARD,
  PACK_SLOTS,
  SLOTS,
} from '@bauta/engine';
import { insist } from '../invariants.ts';

const isUnder = ({ stack }: Campaign, step: string): boolean => stack.some((each) => each.step === step);

/** R18.1, R24, R27.1 */
function boardSound(campaign: Campaign, member: Member): void {
  const { id, board } = member;
  for (const slot of SLOTS) {
    const card = campaign.content.cards[board[slot]];
    insist(board[slot] === NO_CARD || (card?.kind === 'equipment' && card.slot === slot), `${id}: ${board[slot]} in ${slot}`);
  }
  insist(board.pack.length <= PACK_SLOTS, `${id} has a pack of ${board.pack.length}`);
  insist(!board.pack.includes(NO_CARD), `${id} has a card that is none`);
  insist(board.blade === NO_CARD || !isApprentice(campaign, member), `${id} is an apprentice with a hidden blade`);
  const empty = SLOTS.every((slot) => board[slot] === NO_CARD) && board.pack.length === 0;
  insist(member.inPlay || empty, `${id} is not in play and holds cards`);
}

/** R25, R26, R40.4: HP within bounds, and nobody in two states. */
function stateSound(campaign: Campaign, member: Member): void {
  const { id, wounds, out, inBed, aside } = member;
  const most = maximumOf(campaign, member);
  insist(Number.isInteger(wounds) && wounds >= 0 && wounds <= most, `${id} has ${wounds} wounds of ${most}`);
  insist(out !== '' || wounds < most, `${id} has no HP left and is not out`);
  if (!isUnder(campaign, 'hospital')) insist(out !== 'eliminated' || wounds === most, `${id} is eliminated with HP left`);
  insist(out !== '' || (aside.blade === NO_CARD && aside.armour === NO_CARD), `${id} is in action, with cards set aside`);
  insist(!inBed || (out !== '' && member.inPlay && campaign.hq !== null), `${id} is in bed and cannot be`);
  insist(out !== 'resting' || inBed, `${id} rests in no bed`);
  insist(campaign.named || (out === '' && wounds === 0), `${id} is out before anyone has a name`);
}

/** R39.1: one of each level reached, none of another. */
function skillsSound({ content, level }: Campaign, { id, skills }: Member): void {
  const { skills: byLevel } = content.assassins[id]!;
  const levelOf = (skill: CardId) => byLevel.findIndex((of) => of.includes(skill)) + 1;
  const levels = skills.map(levelOf);
  insist(new Set(levels).size === levels.length, `${id} has two skills of a level`);
  insist(
    levels.every((each) => each >= 1 && each <= level),
    `${id} has a skill above level ${level}`,
  );
}

/** R39.1: between memories the level is the one reached, and everyone has a skill of each, once they are learnt. */
function levelSound(campaign: Campaign): void {
  const { content, xp, level, game, members } = campaign;
  const reached = content.book.levels.filter((from) => xp >= from).length;
  insist(level <= reached, `level ${level} with ${xp} XP`);
  if (game === null) return;
  insist(level === reached, `level ${level} in a memory with ${xp} XP`);
  for (const { id, skills } of members) {
    const due = content.assassins[id]!.skills.slice(0, level).filter((of) => of.length > 0).length;
    insist(skills.length === due, `${id} has ${skills.length} skills, not ${due}`);
  }
}

/** R1.1: two to four, and one for each player. */
export function partySound(campaign: Campaign): void {
  const party = inPlay(campaign);
  insist(party.length >= Math.max(2, campaign.players) && party.length <= 4, `a party of ${party.length}`);
  for (const member of campaign.members) {
    boardSound(campaign, member);
    stateSound(campaign, member);
    skillsSound(campaign, member);
  }
  levelSound(campaign);
}
