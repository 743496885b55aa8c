import { NOWHERE, type ObjectiveData, parseSquare } from '@bauta/engine';
import type { ObjectiveFile } from '../schema/objective-schema.ts';

/** R35: objective 1 gives 2 XP; 2 and 3 are ours. */
const OBJECTIVE_XP = [0, 2, 3, 5] as const;

function targetOf(file: ObjectiveFile): string {
  if (file.kind === 'eliminate') return file.target;
  if (file.kind === 'escort') return file.ally;
  if (file.kind === 'destroy') return file.machine ?? '';
  return file.kind === 'count' ? file.counter : '';
}

export function compileObjective(id: string, file: ObjectiveFile): ObjectiveData {
  const { kind, optional } = file;
  const hidden = 'hidden' in file && file.hidden;
  const ap = 'ap' in file ? (file.ap ?? 0) : 0;
  return {
    id,
    kind,
    optional,
    hidden,
    xp: file.xp ?? OBJECTIVE_XP[ap] ?? 0,
    at: 'at' in file && file.at !== undefined ? parseSquare(file.at)! : NOWHERE,
    ap,
    spaces: 'spaces' in file ? (file.spaces ?? 0) : 'ap' in file && ap > 0 && !hidden ? 3 : 0,
    target: targetOf(file),
    count: 'count' in file ? file.count : 0,
    inARow: kind === 'hold' && file.inARow,
    to: 'to' in file && file.to !== undefined ? parseSquare(file.to)! : NOWHERE,
    alerts: kind === 'destroy' && file.alerts,
  };
}
