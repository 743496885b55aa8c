import type { CommandType } from '@bauta/engine';

/** What brings someone onto a square, or happens where enemies may see it. */
export const SEEN_BY: ReadonlySet<CommandType> = new Set<CommandType>([
  'move',
  'travel',
  'leap',
  'leave-spot',
  'leave-machine',
  'use',
  'use-on',
  'use-at',
  'enter',
  'set-out',
]);
