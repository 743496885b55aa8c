/** What a process tells the others of who is with it; `asks`: they are to say it too. */
export interface Attendance {
  present: readonly string[];
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

interface Means {
  /** The process, for others to tell it from themselves. */
  me: string;
  /** The members that are at this process now. */
  here(): readonly string[];
  tell(attendance: Attendance): void;
  /** Nobody is there twice. */
  show(members: readonly string[]): void;
}

/** A process that does not answer for so long when the roll is called has ended, in milliseconds. */
const PATIENCE = 1_000;

export function presence({ me, here, tell, show }: Means): Presence {
  const byProcess = new Map<string, readonly string[]>();
  const unheard = new Set<string>();
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const all = (): string[] => [...new Set([...byProcess.values()].flat())];

  function showAll(): void {
    shown = all().join(' ');
    show(all());
  }

  function showNews(): void {
    if (all().join(' ') !== shown) showAll();
  }

  function set(process: string, present: readonly string[]): void {
    unheard.delete(process);
    if (present.length > 0) byProcess.set(process, present);
    else byProcess.delete(process);
  }

  function say(asks: boolean): void {
    set(me, here());
    tell({ present: here(), asks });
  }

  /** Everyone hears every answer: whoever gives none is gone, for all. */
  function expectAnswers(): void {
    for (const process of byProcess.keys()) if (process !== me) unheard.add(process);
    if (unheard.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const process of unheard) byProcess.delete(process);
      unheard.clear();
      showNews();
    }, PATIENCE).unref();
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
    hear(process, { present, asks }) {
      if (asks) expectAnswers();
      set(process, present);
      if (asks) say(false);
      showNews();
    },
    close() {
      clearTimeout(timer);
      if (byProcess.has(me)) tell({ present: [], asks: false });
    },
  };
}
