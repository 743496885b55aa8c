import { clone } from '../model/clone.ts';
import type { MemoryContent, MemoryData, MemorySetup, ObjectiveData, PileData, Variant } from '../model/content.ts';
import type { GameEvent } from '../model/event.ts';
import type { Game, Pile } from '../model/game.ts';
import type { GameJSON } from '../model/json.ts';
import { type CardId, HIDDEN } from '../model/kinds.ts';
import { NOWHERE } from '../model/square.ts';

/** Nothing is private to a player; what is hidden is hidden from the whole table: seeds, deck orders, unrevealed cards. */

const hidden = (cards: readonly CardId[]): CardId[] => cards.map(() => HIDDEN);
const hidePile = ({ draw, discard }: Pile): Pile => ({ draw: hidden(draw), discard: discard.slice() });
/** Which cards they are is known; a view that came over the wire tells it already. */
const hidePileData = (pile: PileData | null): PileData | null =>
  pile && { draw: hidden(pile.draw), discard: pile.discard, cards: pile.cards ?? [...pile.draw, ...pile.discard].sort() };

const hideSetup = (setup: MemorySetup): MemorySetup => ({
  ...setup,
  seed: '',
  events: hidden(setup.events),
  piles: { equipment: hidePileData(setup.piles.equipment), chest: hidePileData(setup.piles.chest) },
});

/** Of a hidden objective the table knows that there is one, its name on cards, and whether it is optional. */
const hideObjective = ({ id, optional, hidden: isHidden, ...known }: ObjectiveData): ObjectiveData =>
  isHidden
    ? {
        id,
        kind: 'complete',
        optional,
        hidden: true,
        xp: 0,
        at: NOWHERE,
        ap: 0,
        spaces: 0,
        target: '',
        count: 0,
        inARow: false,
        to: NOWHERE,
        alerts: false,
      }
    : { id, optional, hidden: false, ...known };

const hideVariant = (variant: Variant): Variant =>
  variant.objectives === undefined ? variant : { ...variant, objectives: variant.objectives.map(hideObjective) };

/** The tower card is unknown until the tower is synchronised (R9.3). */
export const hideMemory = (memory: MemoryData): MemoryData => ({
  ...memory,
  objectives: memory.objectives.map(hideObjective),
  ...(memory.variants === undefined ? {} : { variants: memory.variants.map(hideVariant) }),
  maps: memory.maps.map((map) => (map.tower === null ? map : { ...map, tower: { ...map.tower, card: HIDDEN } })),
});

const hideUnknown = (content: MemoryContent): MemoryContent => ({ ...content, memory: hideMemory(content.memory) });

const setups = new WeakMap<MemorySetup, MemorySetup>();
const contents = new WeakMap<MemoryContent, MemoryContent>();

/** Worked out once for each set-up, and itself for one that hides already. */
function once<T extends object>(known: WeakMap<T, T>, value: T, hide: (value: T) => T): T {
  let found = known.get(value);
  if (found === undefined) {
    found = hide(value);
    known.set(value, found);
    known.set(found, found);
  }
  return found;
}

/** What was revealed is known. */
function knownContent({ content, objectives }: Game): MemoryContent {
  const known = once(contents, content, hideUnknown);
  const all = content.memory.objectives;
  if (!all.some(({ hidden: isHidden }, index) => isHidden && objectives[index]!.revealed)) return known;
  const shown = known.memory.objectives.map((each, index) => (objectives[index]!.revealed ? all[index]! : each));
  return { ...known, memory: { ...known.memory, objectives: shown } };
}

/** Of a position: towers, decks and the seed. */
function hidePosition({ maps, piles, chance }: GameJSON): Pick<GameJSON, 'maps' | 'piles' | 'chance'> {
  return {
    maps: maps.map((map) => ({ ...map, tower: map.tower !== '' && !map.synchronised ? HIDDEN : map.tower })),
    piles: {
      event: hidePile(piles.event),
      equipment: hidePile(piles.equipment),
      chest: hidePile(piles.chest),
      reinforcement: hidePile(piles.reinforcement),
      token: hidePile(piles.token),
      aside: hidePile(piles.aside),
    },
    chance: { ...chance, seed: '', script: null },
  };
}

/** The game as the whole table sees it; itself a game, with the same decision. */
export function view(game: Game): Game {
  const copy = clone(game);
  return { ...copy, content: knownContent(game), setup: once(setups, game.setup, hideSetup), ...hidePosition(copy) };
}

/** What the table may know of an event. */
export function redact(event: GameEvent): GameEvent {
  if (event.type === 'deck-shuffled') return { ...event, order: hidden(event.order) };
  if (event.type === 'position-laid') return { ...event, position: { ...event.position, ...hidePosition(event.position) } };
  if (event.type !== 'memory-set-up') return event;
  return { ...event, content: once(contents, event.content, hideUnknown), setup: once(setups, event.setup, hideSetup) };
}
