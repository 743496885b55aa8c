import { advance, type Game, memoryRules } from '@bauta/engine';
import { choose, generator } from '../support/players/random-player.ts';
import { candidatesAt } from './candidates.ts';
import { legalityHolds } from './judge.ts';
import { beginLegality, type LegalitySpec } from './spec.ts';

export interface LegalityPlayed {
  decisions: number;
  commands: number;
  /** Reasons of the refusals, and what was in play at a decision that was looked at. */
  met: ReadonlySet<string>;
}

/** Longer games bring nothing new. */
const LONGEST = 600;

/** What is in play at a decision that is looked at. */
function inPlay(game: Game): string[] {
  const found: string[] = [memoryRules.question(game)!.step.step];
  if (game.characters.some(({ aboard }) => aboard !== '')) found.push('someone aboard');
  if (game.characters.some(({ ally, status }) => ally !== '' && status === 'active')) found.push('an ally');
  return found;
}

/** A game by rule alone; one in so many of its decisions is looked at. What is said at one depends on the seed and its number only. */
export function playLegally(spec: LegalitySpec, every: number): LegalityPlayed {
  const game = beginLegality(spec);
  const random = generator(spec.seed);
  const played = { decisions: 0, commands: 0, met: new Set<string>() };
  for (let command = choose(game, spec.player, random); command !== null && played.decisions < LONGEST; ) {
    if ((played.decisions + spec.seed) % every === 0) {
      const candidates = candidatesAt(game, generator(spec.seed * LONGEST + played.decisions));
      for (const met of [...legalityHolds(game, candidates), ...inPlay(game)]) played.met.add(met);
      played.commands += candidates.length;
    }
    advance(game, command);
    played.decisions++;
    command = choose(game, spec.player, random);
  }
  return played;
}
