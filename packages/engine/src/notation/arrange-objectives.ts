import { hasToken, type ObjectiveData } from '../model/content.ts';
import type { Game, ObjectiveState, Refusal } from '../model/game.ts';
import type { CharacterId } from '../model/kinds.ts';
import { characterOf, groundIfAny, objectiveIndex } from '../model/lookup.ts';
import { NOWHERE } from '../model/square.ts';
import { refuse } from './arrange-figures.ts';
import type { ArrangedObjective, Arrangement } from './arrangement.ts';

/** What is left out follows from the rest: a token lies where the memory says until it is taken, or the objective done. */
function stateOf(data: ObjectiveData, arranged: ArrangedObjective): ObjectiveState {
  const { paid, done, lost = false, revealed = !data.hidden || done, carrier = '' } = arranged;
  const lies = revealed && !done && !lost && carrier === '' && hasToken(data.kind);
  return { paid, done, lost, revealed, at: arranged.at ?? (lies ? data.at : NOWHERE), carrier };
}

/** R14.3: only a thing to be carried moves; nothing lies about that is done, borne or unknown. */
function isSound(
  game: Game,
  { kind, at: home }: ObjectiveData,
  { paid, done, lost, revealed, at, carrier }: ObjectiveState,
): boolean {
  if (lost) return !done && at === NOWHERE && carrier === '';
  if (!revealed) return !done && paid === 0 && at === NOWHERE && carrier === '';
  if (done || carrier !== '') return at === NOWHERE && !(done && carrier !== '') && (carrier === '' || kind === 'carry');
  if (!hasToken(kind)) return at === NOWHERE;
  if (kind === 'carry') return groundIfAny(game, at) !== undefined;
  return at === home || (kind === 'escort' && at === NOWHERE);
}

/** R14.3: whoever bears a thing is on a map and has not fallen; an ally too, whose card lets it complete (R40.6). */
const canBear = (game: Game, carrier: CharacterId | ''): boolean =>
  carrier === '' || game.characters.some((each) => each.id === carrier && each.status === 'active');

export function arrangeObjectives(game: Game, objectives: Arrangement['objectives'] = []): Refusal | null {
  for (const arranged of objectives) {
    const index = objectiveIndex(game, arranged.id);
    if (index < 0) return refuse('no-objective-here', 'R14.1', arranged.id);
    const data = game.content.memory.objectives[index]!;
    const state = stateOf(data, arranged);
    if (!isSound(game, data, state) || !canBear(game, state.carrier))
      return refuse('objective-cannot-be-so', 'R14.3', arranged.id);
    game.objectives[index] = state;
  }
  turnFreed(game);
  return null;
}

/** R44.1: the token of an ally who is or was on a map has become that ally. */
function turnFreed(game: Game): void {
  game.content.memory.objectives.forEach(({ kind, target }, index) => {
    if (kind === 'escort' && characterOf(game, target).status !== 'outside') game.objectives[index]!.at = NOWHERE;
  });
}
