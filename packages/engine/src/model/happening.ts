import type { Happening, HappeningType } from './effect.ts';
import type { Fact } from './event.ts';
import type { Game } from './game.ts';
import { bossOf, characterOf, objectiveIndex } from './lookup.ts';
import { mapOf, NOWHERE, type Square } from './square.ts';

/** Where an event can say what it is about, the first that it has. */
const SUBJECTS = ['subject', 'objective', 'enemy', 'boss', 'machine', 'phase', 'card', 'counter', 'flag'] as const;
const PLACES = ['at', 'to'] as const;

const first = (fact: object, names: readonly string[]): unknown => {
  for (const name of names) if (name in fact) return (fact as Record<string, unknown>)[name];
  return undefined;
};

/** Where the character, boss or token is that the event is about. */
function placeOf(game: Game, fact: Fact): Square {
  if ('by' in fact && fact.by !== '') return characterOf(game, fact.by).at;
  if ('boss' in fact) return bossOf(game, fact.boss)?.at ?? NOWHERE;
  return 'objective' in fact ? (game.objectives[objectiveIndex(game, fact.objective)]?.at ?? NOWHERE) : NOWHERE;
}

/** What a happening's effects may know of the event, asked before it is so: whoever goes is still where it happens. */
export function happeningOf(game: Game, fact: Fact): Happening {
  const by = 'by' in fact ? fact.by : '';
  const at = first(fact, PLACES) ?? placeOf(game, fact);
  const map = 'map' in fact ? fact.map : Math.max(0, mapOf(at as number));
  return {
    when: fact.type as HappeningType,
    by,
    at: at as number,
    map,
    subject: String(first(fact, SUBJECTS) ?? ''),
    caused: game.fired.length > 0,
  };
}
