import type { Character, CharacterId, Game, Square } from '@bauta/engine';
import { aimedWeights } from '../evaluation/aim.ts';
import { type Goal, nextGoals, stepsToGoal } from '../evaluation/goals.ts';
import { footing, NO_WAY } from '../evaluation/ways.ts';
import type { Weighing } from '../evaluation/weighing.ts';
import type { BotWeights } from '../weights/bot-weights.ts';
import type { Target } from './fighting.ts';

/** What holds for every option of one decision, worked out once. */
export interface Outlook extends Weighing {
  readonly goals: readonly Goal[];
  /** Those nearest to a goal: the others follow. */
  readonly leaders: readonly CharacterId[];
  /** Whom an attack on a square would bring down, in order: found when the first attack on it is weighed. */
  readonly targets: Map<Square, readonly Target[]>;
}

/** For each goal whoever has the shortest way; a boss is worth going for together. */
function leadersOf(game: Game, goals: readonly Goal[]): CharacterId[] {
  const leaders: CharacterId[] = [];
  for (const goal of goals) {
    let [least, leader] = [NO_WAY, ''];
    for (const character of game.characters) {
      if (character.status !== 'active') continue;
      const steps = stepsToGoal(game, character, [goal], footing(game, character.at));
      if (goal.work > 2) leaders.push(character.id);
      else if (steps < least) [least, leader] = [steps, character.id];
    }
    if (leader !== '') leaders.push(leader);
  }
  return leaders;
}

export function outlookOf(game: Game, weights: BotWeights): Outlook {
  const goals = nextGoals(game);
  return { game, weights: aimedWeights(game, weights), goals, leaders: leadersOf(game, goals), targets: new Map() };
}

/** Once everything is done all go home alike. */
export const leads = ({ goals, leaders }: Outlook, { id }: Character): boolean => goals.length === 0 || leaders.includes(id);

/** Steps from the square to what this one wants. */
export const stepsFrom = ({ game, goals }: Outlook, character: Character, at: Square): number =>
  stepsToGoal(game, character, goals, footing(game, at));

/** Where an AP can be spent on an objective at once (R14.1). */
export const isWorkplace = ({ game, goals }: Outlook, at: Square): boolean =>
  goals.some((goal) => goal.at === at && game.objectives[goal.objective]!.at === at);

export const isGoal = ({ goals }: Outlook, at: Square): boolean => goals.some((goal) => goal.at === at);
