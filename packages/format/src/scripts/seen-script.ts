import {
  apply,
  type CardId,
  type Command,
  DECKS,
  type DeckName,
  type Die,
  determinise,
  type Face,
  type Game,
  type GameEvent,
  hash,
  isRefusal,
  type Script,
  view,
} from '@bauta/engine';
import type { Pack } from '../content/pack/pack.ts';
import { carryGame } from '../saves/carry.ts';
import { playedScript } from './played-script.ts';

/** A stretch of a memory as its table saw it. */
export interface SeenPlay {
  begun: Game;
  commands: readonly Command[];
  events: readonly GameEvent[];
  end: Game;
}

/** So often what nobody has seen is dealt anew: a card that was only looked at may have come to lie where it was not. */
const MOST_DEALS = 16;

interface Came {
  /** How the decks lay at first. */
  draw: Record<DeckName, CardId[]>;
  results: Script;
}

/** From the end back: where each card that came up had lain, and every die. */
function cameOf({ events, end }: SeenPlay, seed: string): Came {
  const { piles } = determinise(end, seed);
  const draw = Object.fromEntries(DECKS.map((deck) => [deck, [...piles[deck].draw]])) as Record<DeckName, CardId[]>;
  const dice: Record<Die, Face[]> = { assassin: [], enemy: [], detection: [] };
  const [shuffles, looks]: [CardId[][], CardId[]] = [[], []];
  for (const event of events.toReversed()) {
    if (event.type === 'card-drawn') draw[event.deck].push(event.card);
    else if (event.type === 'card-buried') draw[event.deck].push(draw[event.deck].shift()!);
    else if (event.type === 'deck-shuffled') {
      shuffles.unshift(draw[event.deck].toReversed());
      // A deck is built anew when it has run out.
      draw[event.deck] = [];
    } else if (event.type === 'dice-rolled') dice[event.die].unshift(...event.faces);
    else if (event.type === 'die-rerolled') dice[event.die].unshift(event.to);
    else if (event.type === 'card-looked-at') looks.unshift(event.card);
  }
  return { draw, results: { ...dice, shuffles, looks } as Script };
}

function playedOut(begun: Game, commands: readonly Command[]): Game | null {
  let game = begun;
  try {
    for (const command of commands) {
      const done = apply(game, command);
      if (isRefusal(done)) return null;
      game = done.game;
    }
    return game;
  } catch {
    // A die or a card is asked for that did not come then.
    return null;
  }
}

function dealtOnce(seen: SeenPlay, pack: Pack, seed: string): Record<string, unknown> | null {
  const { draw, results } = cameOf(seen, seed);
  const carried = carryGame(seen.begun, pack, seed, { draw });
  if (typeof carried === 'string' || carried.kind !== 'memory') return null;
  const begun: Game = { ...carried.game, chance: { ...seen.begun.chance, seed, script: results } };
  const end = playedOut(begun, seen.commands);
  return end !== null && hash(view(end)) === hash(seen.end) ? playedScript(begun, true, seen.commands, end) : null;
}

/**
 * A script that brings everything again that the table saw, die by die and card by card; what nobody has seen is dealt anew, so that it
 * tells no more than that. null when no such deal was found.
 */
export function seenScript(seen: SeenPlay, pack: Pack): Record<string, unknown> | null {
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const script = dealtOnce(seen, pack, `seen-${deal}`);
    if (script !== null) return script;
  }
  return null;
}
