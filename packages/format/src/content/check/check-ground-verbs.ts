import { DIRECTIONS, type Do, type MemoryData, parseSquare, squareBeside } from '@bauta/engine';
import type { ProblemReporter } from '../../problem/problem.ts';
import type { CompiledContent } from './compiled-content.ts';
import { usesOf, verbsIn, verbsOf } from './memory-uses.ts';

/** Every tile, square and edge that a card of the memory changes is there, and every tile aside is laid by one. */
export function checkGroundVerbs(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  for (const { card, path } of usesOf(memory, known)) {
    const fault = verbsOf(known.cards[card])
      .map((verb) => groundFault(memory, verb))
      .find((each) => each !== null);
    if (fault !== undefined) report(path, `The card \`${card}\` ${fault}`);
  }
  checkAside(memory, known, report);
}

function groundFault(memory: MemoryData, verb: Do): string | null {
  if ('tile' in verb) return tileFault(memory, verb.do, verb.tile);
  if (verb.do === 'set-wall' || verb.do === 'set-ladder') {
    const at = parseSquare(verb.at)!;
    const next = squareBeside(at, DIRECTIONS.indexOf(verb.side));
    const isRim = verb.do === 'set-ladder' && !isDrawn(memory, next);
    return isRim ? `sets a ladder on the rim, ${verb.at} ${verb.side}.` : squareFault(memory, verb.at);
  }
  if ('where' in verb && parseSquare(verb.where ?? '') !== null) return squareFault(memory, verb.where!);
  return verb.do === 'set-entrance' || verb.do === 'set-station' || verb.do === 'set-restricted'
    ? squareFault(memory, verb.at)
    : null;
}

function tileFault({ maps }: MemoryData, verb: Do['do'], id: string): string | null {
  const tile = maps.flatMap(({ tiles }) => tiles).find((each) => each.id === id);
  if (tile === undefined) return `speaks of the tile \`${id}\`, which this memory does not have.`;
  return verb === 'turn-tile' && tile.turned.length === 0 ? `turns the tile \`${id}\`, which has no other face.` : null;
}

const isDrawn = ({ maps }: MemoryData, at: number): boolean => maps.some(({ squares }) => squares.some((each) => each.at === at));

const squareFault = (memory: MemoryData, name: string): string | null =>
  isDrawn(memory, parseSquare(name)!) ? null : `speaks of the square ${name}, which is not on the map.`;

function checkAside(memory: MemoryData, known: CompiledContent, report: ProblemReporter): void {
  const laid = new Set(verbsIn(memory, known).flatMap((verb) => (verb.do === 'lay-tile' ? [verb.tile] : [])));
  memory.maps.forEach(({ tiles }, map) => {
    for (const { id, aside } of tiles)
      if (aside && !laid.has(id))
        report(['maps', map, 'tiles', id, 'aside'], `\`${id}\` waits aside, but no card of this memory lays it.`);
  });
}
