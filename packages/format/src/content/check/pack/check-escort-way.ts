import {
  type AllyCard,
  type Content,
  type MemoryData,
  NOWHERE,
  type ObjectiveData,
  type Square,
  squareBeside,
  squareName,
} from '@bauta/engine';
import type { Problem } from '../../../problem/problem.ts';
import { type PackFile, reporter } from '../../files/pack-files.ts';
import { verbsIn } from '../memory-uses.ts';

/** What opens ways that the drawing does not show. */
const OPENS: ReadonlySet<string> = new Set(['set-wall', 'set-ladder', 'set-station', 'turn-tile', 'lay-tile', 'collapse']);

/** R44.3: one who does not climb can be brought where the objective wants them, by ladders. */
export function checkEscortWay(
  { source }: PackFile<'memories'>,
  memory: MemoryData,
  content: Content,
  problems: Problem[],
): void {
  if (verbsIn(memory, content).some((verb) => OPENS.has(verb.do))) return;
  const stations = memory.maps.flatMap((map) => map.stations);
  for (const objective of memory.objectives.filter(({ kind }) => kind === 'escort')) {
    const goals = objective.to === NOWHERE ? stations : [objective.to];
    const reached = walkedFrom(memory, objective, content.allies[objective.target]!);
    if (goals.some((goal) => reached.has(goal))) continue;
    const where = objective.to === NOWHERE ? 'a station' : squareName(objective.to);
    const message = `\`${objective.target}\` cannot be brought from ${squareName(objective.at)} to ${where} without climbing (R44.3).`;
    reporter(source, problems)(['objectives', objective.id], message);
  }
}

function walkedFrom({ maps }: MemoryData, { at }: ObjectiveData, { climbs }: AllyCard): Set<Square> {
  const squares = new Map(maps.flatMap((map) => map.squares).map((square) => [square.at, square]));
  const reached = new Set<Square>([at]);
  for (const here of reached) {
    const { type, walls, ladders } = squares.get(here)!;
    walls.forEach((wall, side) => {
      const next = squares.get(squareBeside(here, side));
      if (wall || next === undefined) return;
      if (climbs || ladders[side] || (type === 'roof') === (next.type === 'roof')) reached.add(next.at);
    });
  }
  return reached;
}
