import {
  type Character,
  type Game,
  type GroundSquare,
  GUARD_KINDS,
  guardsAt,
  isOnMap,
  isTowerTop,
  KINDS,
  machinesAt,
  mapLetter,
  mapOf,
  type Square,
  squareName,
} from '@bauta/engine';
import { type Catalogue, characterName, listed, nameOf, say } from '@bauta/text';
import { type Things, thingsOn } from '../things/things-on.ts';

const KEY = 'table.board';

function characterWords(catalogue: Catalogue, { id, status, exposed, inSpot, aboard, disguise }: Character): string {
  const who = characterName(catalogue, id);
  if (status === 'critical') return say(catalogue, `${KEY}.critical`, { who });
  if (exposed) return say(catalogue, `${KEY}.exposed`, { who });
  if (inSpot) return say(catalogue, `${KEY}.hidden`, { who });
  if (aboard !== '') return say(catalogue, `${KEY}.aboard`, { who, machine: nameOf(catalogue, 'machine', aboard) });
  return disguise >= 0 ? say(catalogue, `${KEY}.disguised`, { who }) : who;
}

function objectiveWords(game: Game, catalogue: Catalogue, index: number, based: number): string {
  const { id, ap, spaces } = game.content.memory.objectives[index]!;
  const text = nameOf(catalogue, 'memory', game.content.memory.id, `objective.${id}`);
  const { paid } = game.objectives[index]!;
  return say(catalogue, `${KEY}.objective`, { number: index + 1, text, ap, paid, spaces, based });
}

function thingWords(game: Game, catalogue: Catalogue, things: Things): string[] {
  const word = (is: boolean, key: string): string[] => (is ? [say(catalogue, `${KEY}.${key}`)] : []);
  return [
    ...word(things.collapsing, 'collapsing'),
    ...things.objectives.map(({ index, based }) => objectiveWords(game, catalogue, index, based)),
    ...things.goals.map((index) => say(catalogue, `${KEY}.goal`, { number: index + 1 })),
    ...word(things.station, 'station'),
    ...(things.spot === '' ? [] : [say(catalogue, `${KEY}.${things.spot}`)]),
    ...word(things.leap, 'leap'),
    ...word(things.chest, 'chest'),
    ...(things.trap === null ? [] : [say(catalogue, `${KEY}.trap`, { card: nameOf(catalogue, 'card', things.trap.card) })]),
    ...things.rules.map((rule) => say(catalogue, `${KEY}.marker`, { rule })),
    ...word(things.restricted, 'restricted'),
  ];
}

function enemyWords(game: Game, catalogue: Catalogue, { at, index }: GroundSquare): string[] {
  const { bodies, bases } = game.maps[mapOf(at)]!;
  const here = game.bosses.filter((boss) => boss.at === at);
  let lying = here.filter(({ state }) => state === 'body').length;
  for (let kind = 0; kind < KINDS; kind++) lying += bodies[index * KINDS + kind]!;
  const counted = (key: string, count: number): string[] => (count > 0 ? [say(catalogue, `${KEY}.${key}`, { count })] : []);
  return [
    ...machinesAt(game, at).map(({ id, hp }) =>
      say(catalogue, `${KEY}.machine`, { machine: nameOf(catalogue, 'machine', id), hp }),
    ),
    ...here
      .filter(({ state }) => state === 'standing')
      .map(({ id, hp }) => say(catalogue, `${KEY}.boss`, { who: nameOf(catalogue, 'boss', id), hp })),
    ...GUARD_KINDS.flatMap((guard, kind) => {
      const count = guardsAt(game, at, kind);
      const words = { enemy: nameOf(catalogue, 'guard', guard), enemies: nameOf(catalogue, 'guard', guard, 'plural') };
      return count > 0 ? [say(catalogue, `${KEY}.guards`, { count, ...words })] : [];
    }),
    ...counted('bodies', lying),
    ...counted('bases', bases[index]!),
  ];
}

const charactersAt = (game: Game, at: Square): Character[] => game.characters.filter((each) => each.at === at && isOnMap(each));

/** What a square is, what lies there and who stands there, in words. */
export function squareWords(game: Game, catalogue: Catalogue, at: Square, choices: number): string {
  const map = mapOf(at);
  const people = charactersAt(game, at).map((each) => characterWords(catalogue, each));
  const choice = choices > 0 ? [say(catalogue, `${KEY}.choices`, { count: choices })] : [];
  if (isTowerTop(at)) {
    const name = say(catalogue, 'tower-top', { maps: game.maps.length, map: mapLetter(map) });
    return listed(catalogue, [name, ...people, ...choice]);
  }
  const square = game.grounds[map]!.present.find((each) => each.at === at)!;
  const name = say(catalogue, `${KEY}.${square.type}`, { square: squareName(at) });
  const entrances = square.entrances.map((letter) => say(catalogue, `${KEY}.entrance`, { letter }));
  const things = thingWords(game, catalogue, thingsOn(game, map, square));
  return listed(catalogue, [name, ...people, ...enemyWords(game, catalogue, square), ...things, ...entrances, ...choice]);
}
