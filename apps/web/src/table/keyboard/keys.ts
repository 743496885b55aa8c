import type { Command, Square } from '@bauta/engine';
import type { ActionKind } from '../../session/action-kinds.ts';

/** What a key does. */
export type Doing = ActionKind | 'usual' | 'undo' | 'redo' | 'next' | 'where' | 'hint' | 'keys' | `member-${1 | 2 | 3 | 4}`;

/** One key per action; arrows, Enter and Escape belong to the board and to whatever has the focus. */
export const KEYS: readonly { key: string; does: Doing }[] = [
  { key: 'm', does: 'move' },
  { key: 'a', does: 'attack' },
  { key: 'o', does: 'objective' },
  { key: 'h', does: 'hide' },
  { key: 'd', does: 'place' },
  { key: 'c', does: 'use' },
  { key: 'k', does: 'cards' },
  { key: 's', does: 'save' },
  { key: 'e', does: 'usual' },
  { key: 'u', does: 'undo' },
  { key: 'r', does: 'redo' },
  { key: 'n', does: 'next' },
  { key: '1', does: 'member-1' },
  { key: '2', does: 'member-2' },
  { key: '3', does: 'member-3' },
  { key: '4', does: 'member-4' },
  { key: 'w', does: 'where' },
  { key: 'i', does: 'hint' },
  { key: '?', does: 'keys' },
];

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** null for a key that means nothing here. */
export function doingOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): Doing | null {
  const letter = key.toLowerCase();
  if (altKey) return null;
  if (!ctrlKey && !metaKey) return KEYS.find((each) => each.key === letter)?.does ?? null;
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** What can be taken back, and costs nothing to try: done at once where it is the only one of its kind. */
const AT_ONCE: ReadonlySet<ActionKind> = new Set<ActionKind>(['objective', 'hide', 'save']);

export type Meaning = { does: 'play'; command: Command } | { does: 'show' } | { does: 'bar' };

/** `own`: what is offered of that kind. Played where one is pointed at, shown where there is a choice, barred where there is none. */
export function meaningOf(
  kind: ActionKind,
  own: readonly Command[],
  at: Square,
  squareOf: (command: Command) => Square,
): Meaning {
  if (own.length === 0) return { does: 'bar' };
  if (own.length === 1 && AT_ONCE.has(kind)) return { does: 'play', command: own[0]! };
  const there = own.filter((command) => squareOf(command) === at);
  return there.length === 1 ? { does: 'play', command: there[0]! } : { does: 'show' };
}
