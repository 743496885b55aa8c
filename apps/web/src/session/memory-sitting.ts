import {
  type AnyCommand,
  apply,
  type Command,
  decision,
  type Game,
  type GameEvent,
  isRefusal,
  type Lesson,
  view,
} from '@bauta/engine';
import { barrierOf, type Save, saveDecision, saveSnapshot, saveUndo } from '@bauta/format';
import { computed, signal } from '@preact/signals';
import type { Pen } from '../storage/pen.ts';
import type { SaveCard } from '../storage/saves.ts';
import type { Moment, Sitting } from './sitting.ts';
import { SNAPSHOT_EVERY } from './snapshot-every.ts';
import { taughtInMemory } from './taught-in-memory.ts';

interface History {
  n: number;
  moments: readonly (Moment & { command: Command | null; events: readonly GameEvent[] })[];
  /** After each moment. */
  positions: readonly Game[];
  undone: readonly AnyCommand[];
  rewinds: number;
}

/** A memory played by itself. */
export function memorySitting(first: SaveCard, save: Save, pen: Pen, lessons: readonly Lesson[]): Sitting {
  const history = signal<History>({
    n: save.n,
    moments: [{ n: 0, command: null, events: save.setUp }, ...save.decisions],
    positions: save.positions,
    undone: [],
    rewinds: save.rewinds,
  });
  const card = signal(first);
  const position = computed(() => history.value.positions.at(-1)!);
  const reach = computed(() => {
    const decisions = history.value.moments.slice(1);
    return { ...barrierOf(decisions), most: decisions.length };
  });

  const write = (text: string): void => {
    const ended = position.peek().result !== null;
    card.value = { ...card.peek(), changed: Date.now(), ended, rewinds: history.peek().rewinds };
    pen.write(card.peek(), text);
  };

  function play(command: Command, undone: readonly AnyCommand[]) {
    const before = history.peek();
    const done = apply(position.peek(), command);
    if (isRefusal(done)) return done;
    const { game, events } = done;
    const n = before.n + 1;
    history.value = {
      ...before,
      n,
      moments: [...before.moments, { n, command, events }],
      positions: [...before.positions, game],
      undone,
    };
    write(saveDecision(n, command, events, game) + (n % SNAPSHOT_EVERY === 0 ? saveSnapshot(n, game) : ''));
    return null;
  }

  return {
    card,
    game: computed(() => view(position.value)),
    campaign: signal(null),
    asked: computed(() => {
      const asked = decision(position.value);
      return asked === null ? null : { of: 'memory', decision: asked };
    }),
    moments: computed(() => history.value.moments),
    reach,
    rewinds: computed(() => history.value.rewinds),
    undone: computed(() => history.value.undone),
    lessons,
    taught: () => taughtInMemory(lessons, history.peek().moments, first.from?.told),
    decide: (command) => play(command as Command, []),
    undo(count) {
      const { n, moments, positions, undone, rewinds } = history.peek();
      const back = moments.slice(moments.length - count).map(({ command }) => command!);
      history.value = {
        n: n + 1,
        moments: moments.slice(0, -count),
        positions: positions.slice(0, -count),
        undone: [...back, ...undone],
        rewinds: rewinds + (count > reach.peek().free ? 1 : 0),
      };
      write(saveUndo(n + 1, count, position.peek()));
    },
    redo() {
      const [next, ...rest] = history.peek().undone;
      if (next !== undefined) play(next as Command, rest);
    },
    text: () => pen.text(),
  };
}
