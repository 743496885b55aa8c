import { type GuardKind, guardKindOf, type MapData, type Square } from '@bauta/engine';
import { tag, title, words } from '../markup.ts';
import type { NamedMemory } from './named.ts';

/** Numbers for 2, 3 and 4 assassins. */
export const byParty = (numbers: readonly number[]): string => numbers.join('·');

const HEIGHT = 18;
const LETTER = 7.4;

type Look = 'plain' | 'elite' | 'boss' | 'machine';

/** A plate with its words: guards plain, elites dark, bosses with a double rim, machines with cut corners. */
export function plate(x: number, y: number, text: string, look: Look): string {
  const width = Math.max(30, 14 + text.length * LETTER);
  const [left, top] = [x - width / 2, y - HEIGHT / 2];
  const box = { x: left, y: top, width, height: HEIGHT };
  const cut = `M${left + 5} ${top}h${width - 10}l5 5v${HEIGHT - 10}l-5 5h${10 - width}l-5 -5v${10 - HEIGHT}z`;
  const rim =
    look === 'machine'
      ? tag('path', { d: cut, class: 'plate' })
      : tag('rect', { ...box, rx: look === 'boss' ? 0 : 8, class: look === 'elite' ? 'dark' : 'plate' });
  const second =
    look === 'boss' ? tag('rect', { x: left + 2.5, y: top + 2.5, width: width - 5, height: HEIGHT - 5, class: 'rim' }) : '';
  return rim + second + words(x, y + 4.4, text, { class: look === 'elite' ? 'told light' : 'told' });
}

export const guardLetter = (kind: GuardKind): string => kind[0]!.toUpperCase();
const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

interface Plate {
  text: string;
  look: Look;
  told: string;
}

const guardPlate = (
  guard: GuardKind | 'elite',
  count: readonly number[],
  { memory, nameOf }: NamedMemory,
  where: string,
): Plate => {
  const kind = guardKindOf(memory, guard);
  return {
    text: `${guardLetter(kind)} ${byParty(count)}`,
    look: kind === 'crossbowman' ? 'plain' : 'elite',
    told: `${nameOf('guard', kind)}${where}: ${byParty(count)} with 2, 3 and 4 assassins`,
  };
};

function platesAt(map: MapData, at: Square, named: NamedMemory): Plate[] {
  const { nameOf } = named;
  const machines = map.machines.filter((each) => each.at === at);
  return [
    ...map.bosses
      .filter((each) => each.at === at)
      .map(({ boss }): Plate => ({ text: shortened(boss, 13), look: 'boss', told: nameOf('boss', boss) })),
    ...machines.flatMap(({ machine, guard, held }): Plate[] => [
      { text: shortened(machine, 14), look: 'machine', told: nameOf('machine', machine) },
      ...(guard === '' ? [] : [guardPlate(guard, held.map(Number), named, ' aboard')]),
    ]),
    ...map.guards.filter((each) => each.at === at).map(({ guard, count }) => guardPlate(guard, count, named, '')),
  ];
}

/** Who stands on a square at set-up, from its southern edge upwards; `middle` is that edge's. */
export function figures(map: MapData, at: Square, middle: { x: number; y: number }, named: NamedMemory): string {
  return platesAt(map, at, named)
    .reverse()
    .map(({ text, look, told }, row) =>
      tag('g', { class: 'figure' }, title(told), plate(middle.x, middle.y - 14 - row * (HEIGHT + 2), text, look)),
    )
    .join('');
}
