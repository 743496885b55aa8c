import {
  type CardId,
  ENTRANCES,
  type Entrance,
  type Game,
  type ReinforcementCard,
  reinforcementsDue,
  reinforcementsFor,
  type Square,
} from '@bauta/engine';

/** What one entrance can bring with the next card. */
export interface EntranceFacts {
  letter: Entrance;
  squares: readonly Square[];
  /** Of the cards that can come, those that bring somebody here. */
  cards: number;
  /** At most so many, on each of its squares. */
  crossbowmen: number;
  elites: number;
}

export interface ReinforcementFacts {
  /** R29.1: cards that are drawn this turn. */
  due: number;
  /** R50.2 */
  map: number;
  /** Cards that the next one can be. */
  cards: number;
  entrances: readonly EntranceFacts[];
}

/** Cards of the deck that do not lie open: everyone can count them. An empty deck is rebuilt from its discards. */
function undrawn(game: Game): readonly CardId[] {
  const { draw, discard } = game.piles.reinforcement;
  const all = reinforcementsFor(game.content, game.setup.party.length);
  if (draw.length === 0) return all;
  const seen = discard.slice();
  return all.filter((id) => {
    const at = seen.indexOf(id);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
}

/** R50.2: of those, the ones with the back that lies on top; R50.3: with one map left it says nothing. */
function nextCards(game: Game): readonly ReinforcementCard[] {
  const hasOneMap = game.maps.filter(({ down }) => !down).length === 1;
  return undrawn(game).flatMap((id) => {
    const card = game.content.cards[id];
    return card?.kind === 'reinforcement' && (hasOneMap || card.map === game.back) ? [card] : [];
  });
}

function entranceFacts(game: Game, letter: Entrance, cards: readonly ReinforcementCard[]): EntranceFacts {
  const column = game.maps[game.back]!.alert === 'raised' ? 'raised' : 'quiet';
  const brought = cards.map((card) => card[column][letter]);
  return {
    letter,
    squares: game.grounds[game.back]!.doors.filter(({ entrances }) => entrances.includes(letter)).map(({ at }) => at),
    cards: brought.filter(([crossbowmen, elites]) => crossbowmen + elites > 0).length,
    crossbowmen: Math.max(0, ...brought.map(([crossbowmen]) => crossbowmen)),
    elites: Math.max(0, ...brought.map(([, elites]) => elites)),
  };
}

/** What the table may know of the next reinforcements; null where none come. */
export function reinforcementFacts(game: Game): ReinforcementFacts | null {
  if (game.content.memory.enemyPhase !== 'whole') return null;
  const cards = nextCards(game);
  if (cards.length === 0) return null;
  const entrances = ENTRANCES.map((letter) => entranceFacts(game, letter, cards));
  return {
    due: reinforcementsDue(game),
    map: game.back,
    cards: cards.length,
    entrances: entrances.filter(({ squares }) => squares.length > 0),
  };
}
