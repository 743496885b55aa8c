import type { EventOf, GameEvent } from '../../model/event.ts';
import type { Game } from '../../model/game.ts';
import type { CharacterId, EnemyName, Why } from '../../model/kinds.ts';
import { bossOf, groundOf, kindIndex } from '../../model/lookup.ts';
import type { Square } from '../../model/square.ts';
import { isAttacked } from '../combat/attacked.ts';
import { enemyNamesAt, isOnMap } from '../ground/presence.ts';
import { inReach, ownWay } from './boss-ways.ts';
import { canStep } from './enemy-steps.ts';

export const CANDIDATE_REASONS = ['exposed', 'unseen', 'own-square', 'as-good', 'follows', 'held', 'nearest', 'farther'] as const;
export type CandidateReason = (typeof CANDIDATE_REASONS)[number];

/** What a step that happened by itself was chosen from: the one that was taken and those that were not, each with the reason. */
export interface Candidate {
  /** '' where a square was chosen. */
  who: CharacterId | EnemyName | '';
  at: Square;
  taken: boolean;
  reason: CandidateReason;
}

const isWhy = (why: Why, clause: string): boolean =>
  typeof why === 'string' ? why === clause : (why as readonly string[]).includes(clause);

/** R31.2: whoever is in reach of the group: exposed or not, the own square before others. */
function aimedAt(game: Game, { from, at }: EventOf<'aimed'>): Candidate[] {
  const { nearby } = groundOf(game, from);
  return game.characters
    .filter((each) => isOnMap(each) && nearby.includes(each.at))
    .map((each) => {
      const taken = each.at === at && isAttacked(game, each);
      const missed = !isAttacked(game, each) ? 'unseen' : from === at ? 'own-square' : 'as-good';
      return { who: each.id, at: each.at, taken, reason: taken ? 'exposed' : missed };
    });
}

/** R32.1: those who stood with whoever is hunted, able to move or not. */
const followers = (game: Game, { enemy, from, to }: EventOf<'enemy-moved'>): Candidate[] =>
  enemyNamesAt(game, from).map((who) => ({
    who,
    at: from,
    taken: who === enemy,
    reason: canStep(game, who, from, to) ? 'follows' : 'held',
  }));

/** R33.1: the squares that a boss can get to who goes its own way. */
function ways(game: Game, { enemy, to }: EventOf<'enemy-moved'>): Candidate[] {
  const boss = bossOf(game, enemy);
  if (boss === undefined) return [];
  const best = ownWay(game, boss);
  const squares = inReach(game, boss).filter((at) => at !== boss.at);
  return squares.map((at) => ({ who: '', at, taken: at === to, reason: best.includes(at) ? 'nearest' : 'farther' }));
}

/** `game` is the position before the event. None where nothing was chosen, by the program or at all. */
export function candidatesFor(game: Game, event: GameEvent): Candidate[] {
  if (event.type === 'aimed') return aimedAt(game, event);
  if (event.type !== 'enemy-moved') return [];
  if (isWhy(event.why, 'R32.1')) return followers(game, event);
  return isWhy(event.why, 'R33.1') && kindIndex(event.enemy) < 0 ? ways(game, event) : [];
}
