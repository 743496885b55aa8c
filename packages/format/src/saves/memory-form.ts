import { type EventOf, type Game, type GameEvent, memoryRules } from '@bauta/engine';
import { type Names, namesIn } from '../positions/known.ts';
import { sameJson } from '../positions/same-json.ts';
import { checkedSetUp } from './checked-set-up.ts';
import { checkedEvents, typeOf } from './event-schema.ts';
import { blankOf, fold } from './fold.ts';
import type { SaveForm } from './form.ts';
import { checkedLaidPosition } from './laid-position.ts';
import { checked, decisionLine, headerLine } from './line-schemas.ts';
import { SaveFault } from './save.ts';

/** Either all that a set-up lays out, or a position in its place. */
function laterEvents(first: EventOf<'memory-set-up'>, names: Names, events: readonly unknown[]): GameEvent[] {
  const isLaid = events.length === 1 && typeOf(events[0]) === 'position-laid';
  return isLaid ? [checkedLaidPosition(first, events[0], 2)] : checkedEvents(names, events, 2);
}

interface MemoryHead {
  content: { id: string; version: string };
  memory: string;
}

/** A memory by itself. */
export const memoryForm: SaveForm<MemoryHead, Game, GameEvent> = {
  rules: memoryRules,
  head: (line) => checked(headerLine, line, 1),
  begin({ content, memory }, setUp) {
    const first = checkedSetUp(setUp[0], 2);
    if (!sameJson(first.setup.content, content) || first.setup.memory !== memory)
      throw new SaveFault(2, 'The set-up is of another memory than the first line says.');
    const names = namesIn(first);
    const others = laterEvents(first, names, setUp.slice(1));
    const state = blankOf(first, 2);
    fold(state, others, 2);
    return {
      state,
      events: [first, ...others],
      fold(game, events, line) {
        const told = checkedEvents(names, events, line);
        fold(game, told, line);
        return told;
      },
    };
  },
  decision: decisionLine,
  tooMany: (count) => `${count} decisions are taken back, but there are fewer.`,
  save: ({ content }, history, lines) => ({ kind: 'memory', content, history, lines }),
};
