import type { Command, Lasting, MapChange, Square } from '@bauta/engine';
import { type Catalogue, characterName, listed, nameOf, say } from '../words/catalogue.ts';
import type { Param, Params } from '../words/message.ts';
import { renderCommand } from './render.ts';

/** How each sort of value is said. A kind may give several placeholders: a card its name and its text. */
export type Kind = keyof typeof KINDS;

type KindFormatter = (catalogue: Catalogue, name: string, value: never) => Params;

const GUARDS: readonly string[] = ['crossbowman', 'agile', 'brute', 'rider', 'seeker'];

function squareWord(catalogue: Catalogue, square: Square): string {
  const name = catalogue.squareName(square);
  if (!name.endsWith('top')) return name;
  const map = name === 'top' ? 'A' : name.charAt(0).toUpperCase();
  return say(catalogue, 'tower-top', { map, maps: catalogue.content.memory.maps.length });
}

function cardWord(catalogue: Catalogue, id: string): string {
  return id === '' || id === '?' ? say(catalogue, 'card-unknown') : nameOf(catalogue, 'card', id);
}

const isMachine = ({ content }: Catalogue, id: string): boolean => Object.hasOwn(content.machines, id);

function enemy(catalogue: Catalogue, name: string, id: string): Params {
  const sort = GUARDS.includes(id) ? 'guard' : isMachine(catalogue, id) ? 'machine' : 'boss';
  const single = nameOf(catalogue, sort, id);
  return { [name]: single, [`${name}Sort`]: sort, enemies: sort === 'guard' ? nameOf(catalogue, sort, id, 'plural') : single };
}

const lasting = (catalogue: Catalogue, { source, quantity, add, on, at, until }: Lasting): Params => ({
  card: cardWord(catalogue, source),
  quantity,
  change: add > 0 ? `+${add}` : String(add),
  until,
  scope: on !== '' ? 'person' : at >= 0 ? 'square' : 'map',
  on: nameOf(catalogue, 'assassin', on),
  square: squareWord(catalogue, at),
});

/** A tile is told by its squares. */
function tileWord(catalogue: Catalogue, id: string): string {
  const tile = catalogue.content.memory.maps.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  return listed(
    catalogue,
    (tile?.squares ?? []).map((square) => squareWord(catalogue, square)),
  );
}

const change = (catalogue: Catalogue, value: MapChange): Params => ({
  change: value.change,
  tile: 'tile' in value ? tileWord(catalogue, value.tile) : '',
  square: 'at' in value ? squareWord(catalogue, value.at) : '',
  side: 'side' in value ? say(catalogue, `direction.${value.side}`) : '',
  letter: 'letter' in value ? value.letter : '',
  rule: 'rule' in value ? value.rule : '',
  set: 'set' in value && value.set,
});

export const KINDS = {
  value: (_catalogue: Catalogue, name: string, value: Param) => ({ [name]: value }),
  assassin: (catalogue: Catalogue, name: string, id: string) => ({
    [name]: characterName(catalogue, id),
    [`${name}Set`]: id !== '',
  }),
  machine: (catalogue: Catalogue, name: string, id: string) => ({ [name]: nameOf(catalogue, 'machine', id) }),
  target: (catalogue: Catalogue, name: string, id: string) => ({
    [name]: nameOf(catalogue, isMachine(catalogue, id) ? 'machine' : 'assassin', id),
  }),
  card: (catalogue: Catalogue, name: string, id: string) => ({
    [name]: cardWord(catalogue, id),
    [`${name}Text`]: nameOf(catalogue, 'card', id, 'text'),
  }),
  cards: (catalogue: Catalogue, name: string, ids: readonly string[]) => ({
    [name]: listed(
      catalogue,
      ids.map((id) => cardWord(catalogue, id)),
    ),
  }),
  enemy,
  square: (catalogue: Catalogue, name: string, square: Square) => ({ [name]: squareWord(catalogue, square) }),
  map: ({ content }: Catalogue, name: string, map: number) => ({
    [name]: String.fromCharCode(65 + map),
    maps: content.memory.maps.length,
  }),
  place: (catalogue: Catalogue, name: string, place: string) => ({ [name]: place, place: say(catalogue, `place.${place}`) }),
  face: (catalogue: Catalogue, name: string, face: string) => ({ [name]: say(catalogue, `face.${face}`) }),
  faces: (catalogue: Catalogue, name: string, faces: readonly string[]) => ({
    [name]: listed(
      catalogue,
      faces.map((face) => say(catalogue, `face.${face}`)),
    ),
  }),
  direction: (catalogue: Catalogue, name: string, direction: string) => ({
    [name]: say(catalogue, `direction.${direction === '?' ? 'unknown' : direction}`),
    // R4.3: without an enemy phase it says nothing.
    marches: catalogue.content.memory.enemyPhase !== 'none',
  }),
  objective: (catalogue: Catalogue, name: string, id: string) => ({
    [name]: catalogue.words.get(`memory.${catalogue.content.memory.id}.objective.${id}`) ?? id,
  }),
  counter: (catalogue: Catalogue, name: string, id: string) => ({
    [name]: catalogue.words.get(`memory.${catalogue.content.memory.id}.counter.${id}`) ?? id,
  }),
  box: (catalogue: Catalogue, name: string, id: string) => ({ [name]: nameOf(catalogue, 'box', id) }),
  change: (catalogue: Catalogue, _name: string, value: MapChange) => change(catalogue, value),
  tiles: (catalogue: Catalogue, name: string, ids: readonly string[]) => ({
    [name]: listed(
      catalogue,
      ids.map((id) => tileWord(catalogue, id)),
    ),
  }),
  lasting: (catalogue: Catalogue, _name: string, value: Lasting) => lasting(catalogue, value),
  command: (catalogue: Catalogue, name: string, command: Command) => ({ [name]: renderCommand(catalogue, command) }),
} satisfies Record<string, KindFormatter>;

/** Fields that messages call by another name. */
const CALLED: Readonly<Record<string, string>> = { by: 'who', at: 'square', guard: 'enemy', boss: 'enemy' };

/** The placeholders that a record's fields fill. */
export function placeholders(catalogue: Catalogue, fields: Readonly<Record<string, Kind>>, record: object): Params {
  const values = record as Readonly<Record<string, never>>;
  const params: Params = {};
  for (const [field, kind] of Object.entries(fields)) {
    const format: KindFormatter = KINDS[kind];
    Object.assign(params, format(catalogue, CALLED[field] ?? field, values[field]!));
  }
  return params;
}
