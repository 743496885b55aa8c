import type { Action, MemoryContent } from '@bauta/engine';

/** R8.1, R8.3, R9.4, R14.3, R18, R48.1: what costs nothing. */
const FREE: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'equip',
  'discard',
  'lay-down',
  'enter-spot',
  'leave-spot',
  'leap',
  'board',
]);

/** What the action costs, to be told before it is taken; the engine takes it. */
export function apOf({ cards }: Pick<MemoryContent, 'cards'>, command: Action): number {
  if (command.type !== 'use' && command.type !== 'use-on' && command.type !== 'use-at') return FREE.has(command.type) ? 0 : 1;
  const card = cards[command.card];
  return card !== undefined && 'effects' in card ? (card.effects.find(({ when }) => when === 'action')?.cost ?? 1) : 1;
}
