import { isCollection, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path, Problem } from '../../problem/problem.ts';
import type { Source } from './source.ts';

type Child = { value: unknown; key: Node | null };

/** The problem at a value; at the key where the value is a block or is missing. */
export function problemAt(source: Source, path: Path, message: string): Problem {
  return { file: source.file, ...lineAndColumn(source, offsetOf(source, path)), message: inOneLine(message) };
}

/** What a file holds may stand in a message, line breaks and all. */
const inOneLine = (message: string): string => message.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ');

export function lineAndColumn(source: Source, offset: number): { line: number; column: number } {
  const { line, col } = source.lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
}

/** Where a key stands, for what is wrong with the key itself. */
export function keyProblemAt(source: Source, path: Path, key: string, message: string): Problem {
  const node = walk(source, path).at(-1)?.value;
  const pair = isMap(node) ? node.items.find((item) => keyText(item) === key) : undefined;
  const offset = pair === undefined ? offsetOf(source, path) : startOf(pair.key as Node);
  return { file: source.file, ...lineAndColumn(source, offset), message: inOneLine(message) };
}

/** The place of a character of a drawing that is a block of text. */
export function drawingProblemAt(source: Source, path: Path, { line, column, message }: Omit<Problem, 'file'>): Problem {
  const start = lineAndColumn(source, offsetOf(source, path));
  const last = walk(source, path).at(-1)?.value;
  if (!isScalar(last) || last.type !== 'BLOCK_LITERAL') return { file: source.file, ...start, message };
  const drawn = String(last.value).split('\n')[line - 1] ?? '';
  const lines = source.text.split('\n');
  // A block that nothing follows has no line of its own.
  if (start.line + line > lines.length) return { file: source.file, ...start, message };
  const written = lines[start.line + line - 1]!.replace(/\r$/, '');
  const indent = Math.max(0, written.length - drawn.length);
  return { file: source.file, line: start.line + line, column: indent + column, message };
}

/** A block of the file taken for a file of its own, with the same lines and columns. */
export function within(source: Source, path: Path): Source {
  const last = walk(source, path).at(-1)!.value;
  return { ...source, tree: { contents: isNode(last) ? last : null } };
}

/** Whether the file says anything there. */
export const hasPath = (source: Source, path: Path): boolean => walk(source, path).length === path.length + 1;

function offsetOf(source: Source, path: Path): number {
  const steps = walk(source, path);
  const { value, key } = steps.at(-1)!;
  const found = steps.length === path.length + 1;
  if (found && isNode(value) && !(key !== null && isCollection(value))) return startOf(value);
  return key === null ? startOf(value as Node | null) : startOf(key);
}

/** The values from the root as far as the path leads. */
function walk(source: Source, path: Path): Child[] {
  const steps: Child[] = [{ value: source.tree.contents, key: null }];
  for (const step of path) {
    const next = childOf(steps.at(-1)!.value, step);
    if (next === null) break;
    steps.push(next);
  }
  return steps;
}

function childOf(node: unknown, step: string | number): Child | null {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? null : { value: item, key: null };
  }
  if (!isMap(node)) return null;
  const pair = node.items.find((item) => keyText(item) === String(step));
  return pair === undefined ? null : { value: pair.value, key: pair.key as Node };
}

const keyText = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : '');
const startOf = (node: Node | null): number => node?.range?.[0] ?? 0;
