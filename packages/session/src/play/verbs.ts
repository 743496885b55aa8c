import { type AnyCommand, isRefusal, type Refusal } from '@bauta/engine';
import type { Play } from './play.ts';

/** The engine's verbs for one kind of position. */
interface EngineVerbs<Position, Happened> {
  clone(position: Position): Position;
  play(position: Position, command: AnyCommand, options?: readonly AnyCommand[]): readonly Happened[] | Refusal;
  evolve(position: Position, event: Happened): void;
  list(position: Position): readonly AnyCommand[];
}

/** As a table uses them: the engine has listed the options where a decision led to, and they are asked for at the next. */
export function verbsOf<Position extends object, Happened>(
  engine: EngineVerbs<Position, Happened>,
): Pick<Play<Position, Happened>, 'copy' | 'play' | 'evolve' | 'options'> {
  const listed = new WeakMap<Position, readonly AnyCommand[]>();
  return {
    copy(position) {
      const same = engine.clone(position);
      const options = listed.get(position);
      if (options !== undefined) listed.set(same, options);
      return same;
    },
    play(position, command) {
      const events = engine.play(position, command, listed.get(position));
      if (!isRefusal(events)) listed.set(position, engine.list(position));
      return events;
    },
    evolve(position, events) {
      listed.delete(position);
      for (const event of events) engine.evolve(position, event);
    },
    options: (position) => listed.get(position) ?? engine.list(position),
  };
}
