import { type Stop, systemTimers, type Timers } from '../../runtime/runtime.ts';

/** What a process tells the others of who is with it; `asks`: they are to say it too. */
export interface Attendance {
  present: readonly string[];
  /** How many only watch; absent for none. */
  watching?: number;
  asks: boolean;
}

/** Who is at a table, whichever process they are at. */
export interface Presence {
  /** Somebody came here: the others are told, and asked. */
  came(): void;
  /** Somebody left here. */
  left(): void;
  /** What is known of the others may be old: they are asked. */
  callRoll(): void;
  hear(process: string, told: Attendance): void;
  close(): void;
}

interface PresenceOptions {
  /** The process, for others to tell it from themselves. */
  me: string;
  /** The members that are at this process now. */
  here(): readonly string[];
  /** How many only watch at this process now. */
  watching(): number;
  tell(attendance: Attendance): void;
  /** Nobody is there twice. */
  show(members: readonly string[], watching: number): void;
  timers?: Timers;
}

/** Who is with one process. */
type Here = Required<Pick<Attendance, 'present' | 'watching'>>;

/** A process that does not answer for so long when the roll is called has ended, in milliseconds. */
const PATIENCE = 1_000;

export function presence({ me, here, watching, tell, show, timers = systemTimers }: PresenceOptions): Presence {
  const byProcess = new Map<string, Here>();
  const unheard = new Set<string>();
  let shown = '';
  let stopWaiting: Stop = () => {};

  const all = (): string[] => [...new Set([...byProcess.values()].flatMap((each) => each.present))];
  const allWatching = (): number => [...byProcess.values()].reduce((sum, each) => sum + each.watching, 0);
  const words = (): string => [allWatching(), ...all()].join(' ');

  function showAll(): void {
    shown = words();
    show(all(), allWatching());
  }

  function showNews(): void {
    if (words() !== shown) showAll();
  }

  function set(process: string, there: Here): void {
    unheard.delete(process);
    if (there.present.length > 0 || there.watching > 0) byProcess.set(process, there);
    else byProcess.delete(process);
  }

  function say(asks: boolean): void {
    const there: Here = { present: here(), watching: watching() };
    set(me, there);
    tell({ ...there, asks });
  }

  /** Everyone hears every answer: whoever gives none is gone, for all. */
  function expectAnswers(): void {
    for (const process of byProcess.keys()) if (process !== me) unheard.add(process);
    if (unheard.size === 0) return;
    stopWaiting();
    stopWaiting = timers.after(PATIENCE, () => {
      for (const process of unheard) byProcess.delete(process);
      unheard.clear();
      showNews();
    });
  }

  function ask(): void {
    expectAnswers();
    say(true);
  }

  return {
    came() {
      ask();
      showAll();
    },
    left() {
      say(false);
      showAll();
    },
    callRoll: ask,
    hear(process, { present, watching = 0, asks }) {
      if (asks) expectAnswers();
      set(process, { present, watching });
      if (asks) say(false);
      showNews();
    },
    close() {
      stopWaiting();
      if (byProcess.has(me)) tell({ present: [], asks: false });
    },
  };
}
