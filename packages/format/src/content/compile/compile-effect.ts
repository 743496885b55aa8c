import type { Effect } from '@bauta/engine';
import type { EffectFile } from '../schema/effect-schema.ts';
import { CARD_MOMENTS, type CardSort } from './card-moments.ts';

/** Fills in what an author may leave out: an action costs 1 AP, anything else nothing. */
export function compileEffect(file: EffectFile, sort: CardSort): Effect {
  const when = file.when ?? CARD_MOMENTS[sort][0];
  const cost = file.cost ?? (when === 'action' ? 1 : 0);
  return { when, if: file.if, cost, per: file.per ?? '', may: file.may, who: file.who, do: file.do };
}

export const compileEffects = (files: readonly EffectFile[], sort: CardSort): Effect[] =>
  files.map((file) => compileEffect(file, sort));
