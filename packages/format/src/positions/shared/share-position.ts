import { DECKS, type Game, HIDDEN, type PileData, view } from '@bauta/engine';
import { position } from '../brief-position.ts';
import { underWay } from '../position.ts';
import type { MapPositionFile } from '../position-schema.ts';
import { setupData } from '../setup-data.ts';
import { SHARED_FORMAT } from './shared-schema.ts';

/** R9.3: a tower that is not synchronised is as the memory has it, and nobody knows. */
const withoutTower = <File extends MapPositionFile>({ tower, ...known }: File): Omit<File, 'tower'> =>
  tower === undefined || tower === HIDDEN ? known : { ...known, tower };

/** The view has them in the order of their names. */
const cardsOf = (pile: PileData | null): readonly string[] | undefined => pile?.cards;

function knownPosition(seen: Game) {
  const { chance: _chance, decks, result: _result, ...known } = { ...position(seen), ...underWay(seen) };
  const blocks = (['b', 'c', 'd'] as const).flatMap((key) => {
    const map = known[key];
    return map === undefined ? [] : [[key, withoutTower(map)]];
  });
  const piles = DECKS.map((deck) => [deck, { draw: decks?.[deck]?.draw?.length ?? 0, discard: decks?.[deck]?.discard ?? [] }]);
  return { ...withoutTower(known), ...Object.fromEntries(blocks), decks: Object.fromEntries(piles) };
}

/** What of a game may be given to others: what its table sees. As JSON it is what `readShared` reads. */
export function sharedOf(game: Game): Record<string, unknown> {
  const seen = view(game);
  const { seed: _seed, shuffling: _shuffling, ...setup } = setupData(seen);
  const { content, piles, events } = seen.setup;
  return {
    bauta: 'position',
    format: SHARED_FORMAT,
    content,
    ...setup,
    piles: { equipment: cardsOf(piles.equipment), chest: cardsOf(piles.chest) },
    events: events.length,
    position: knownPosition(seen),
  };
}
