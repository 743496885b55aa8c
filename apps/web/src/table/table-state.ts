import {
  type CardId,
  type CharacterId,
  type Command,
  type Game,
  type MemoryContent,
  NOWHERE,
  type Refusal,
  type Square,
} from '@bauta/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Session } from '../session/session.ts';
import { createPlayback, type Playback } from './playback/playback.ts';
import { createPreview, type PreviewState } from './preview/preview.ts';
import { said } from './prompt/said.ts';
import type { Risk } from './risk/risk.ts';
import { squareOfCommand } from './square-of-command.ts';

/** What the parts of the table share: the game they draw, and what the players point at. */
export interface TableState {
  readonly session: Session;
  /** Shows what happened, step by step. */
  readonly playback: Playback;
  /** What the enemies will do, when it is asked for. */
  readonly preview: PreviewState;
  /** What is drawn: behind the game while what happened is shown step by step. */
  readonly shown: ReadonlySignal<Game>;
  /** What the memory is made of: it stays the same while the game goes on. */
  readonly content: ReadonlySignal<MemoryContent>;
  /** Steps are being shown: nothing is asked until they are over. */
  readonly showing: ReadonlySignal<boolean>;
  /** Every answer to the question that is asked; none while steps are shown. */
  readonly options: ReadonlySignal<readonly Command[]>;
  /** The character whose actions are offered; '' for none. */
  readonly selected: Signal<CharacterId | ''>;
  /** Where the pointer or the arrow keys are. */
  readonly at: Signal<Square>;
  /** An option that is looked at before it is taken. */
  readonly previewed: Signal<Command | null>;
  /** The card that is read large; `holder`: whose it is, '' for nobody's. */
  readonly reading: Signal<{ card: CardId; holder: CharacterId | '' } | null>;
  /** By square, the options of the selected character, or of the question, that a click there means. */
  readonly commandsAt: ReadonlySignal<ReadonlyMap<Square, readonly Command[]>>;
  /** By option id, the exact chances of what is offered, as they are worked out. */
  readonly risks: Signal<ReadonlyMap<string, Risk>>;
  /** R19.2: the turn whose windows are passed by themselves; 0 for none. */
  readonly passing: Signal<number>;
  /** Why it is not ours to decide, in words; null when it is. */
  notOurs(command: Command): string | null;
  /** Nothing while steps are shown, or for somebody else. */
  decide(command: Command): Refusal | null;
}

const NO_OPTIONS: readonly Command[] = [];
const isBy = (command: Command, id: CharacterId | ''): boolean => !('by' in command) || id === '' || command.by === id;

const tables = new WeakMap<Session, TableState>();

/** Of a memory that lies on the table; the same as long as it is played. */
export function tableState(session: Session): TableState {
  let table = tables.get(session);
  if (table === undefined) {
    table = newTable(session);
    tables.set(session, table);
  }
  return table;
}

function newTable(session: Session): TableState {
  const playback = createPlayback(session);
  const { shown, showing } = playback;
  const selected = signal<CharacterId | ''>('');
  const notOurs = (command: Command): string | null => session.online?.notOurs(command) ?? null;
  const options = computed(() => {
    const question = session.question.value;
    return question?.of === 'memory' && !showing.value ? question.options : NO_OPTIONS;
  });
  return {
    session,
    playback,
    preview: createPreview(shown, showing),
    shown,
    content: computed(() => shown.value.content),
    showing,
    options,
    selected,
    at: signal(NOWHERE),
    previewed: signal(null),
    reading: signal(null),
    commandsAt: computed(() => {
      const wanted = options.value.filter((command) => isBy(command, selected.value) && notOurs(command) === null);
      const pairs = wanted.map((command) => ({ command, at: squareOfCommand(shown.value, command) }));
      const placed = Map.groupBy(
        pairs.filter(({ at }) => at !== NOWHERE),
        ({ at }) => at,
      );
      return new Map([...placed].map(([at, each]) => [at, each.map(({ command }) => command)]));
    }),
    risks: signal(new Map()),
    passing: signal(0),
    notOurs,
    decide(command) {
      if (showing.peek()) return null;
      const why = notOurs(command);
      if (why === null) return session.decide(command);
      said.value = { text: why, rule: '' };
      return null;
    },
  };
}
