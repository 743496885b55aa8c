import { emit } from '../../../flow/emit.ts';
import { currentMap } from '../../../model/current-map.ts';
import type { Do } from '../../../model/effect.ts';
import type { Game } from '../../../model/game.ts';
import { DIRECTIONS } from '../../../model/kinds.ts';
import { groundIfAny } from '../../../model/lookup.ts';
import type { MapChange } from '../../../model/map-change.ts';
import { mapOf, parseSquare, type Square } from '../../../model/square.ts';
import type { EffectVerb } from '../effect-verb.ts';

type SetVerb = Extract<Do, { do: 'set-wall' | 'set-ladder' | 'set-entrance' | 'set-station' | 'set-restricted' }>;

const placeOf = ({ at }: SetVerb): Square => parseSquare(at)!;

function changeOf(verb: SetVerb): MapChange {
  const { set } = verb;
  const at = placeOf(verb);
  switch (verb.do) {
    case 'set-wall':
      return { change: 'wall', at, side: verb.side, set };
    case 'set-ladder':
      return { change: 'ladder', at, side: verb.side, set };
    case 'set-entrance':
      return { change: 'entrance', at, letter: verb.letter, set };
    case 'set-station':
      return { change: 'station', at, set };
    case 'set-restricted':
      return { change: 'restricted', at, set };
  }
}

/** Does it stand there now? */
function isSet(game: Game, verb: SetVerb): boolean {
  const at = placeOf(verb);
  const ground = groundIfAny(game, at)!;
  switch (verb.do) {
    case 'set-wall':
      return hasWall(game, at, DIRECTIONS.indexOf(verb.side));
    case 'set-ladder':
      return ground.ladder[DIRECTIONS.indexOf(verb.side)]!;
    case 'set-entrance':
      return ground.entrances.includes(verb.letter);
    case 'set-station':
      return ground.station;
    case 'set-restricted':
      return ground.restricted;
  }
}

function hasWall(game: Game, at: Square, side: number): boolean {
  const map = mapOf(at);
  const { squares } = currentMap(game.content.memory.maps[map]!, game.maps[map]!.changes);
  return squares.find((square) => square.at === at)!.walls[side]!;
}

/** R7.2: tokens and edges that a card sets or takes away; where nothing would change, nothing does. */
function change(game: Game, verb: SetVerb): void {
  emit(game, { type: 'ground-changed', map: mapOf(placeOf(verb)), change: changeOf(verb), why: 'G4' });
}

const wouldChange = (game: Game, verb: SetVerb): boolean =>
  groundIfAny(game, placeOf(verb)) !== undefined && isSet(game, verb) !== verb.set;

const setter = <T extends SetVerb['do']>(name: T): EffectVerb<T> => ({
  do: name,
  run: (game, _step, verb) => change(game, verb as unknown as SetVerb),
  possible: (game, _step, verb) => wouldChange(game, verb as unknown as SetVerb),
});

export const setWall = setter('set-wall');
export const setLadder = setter('set-ladder');
export const setEntrance = setter('set-entrance');
export const setStation = setter('set-station');
export const setRestricted = setter('set-restricted');
