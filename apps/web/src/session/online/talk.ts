import type { TableRequest } from '@bauta/protocol';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Rejection } from './rejection.ts';
import { forgetUnsaid, keepUnsaid, keptUnsaid, type Unsaid } from './unsaid.ts';

/** What we say to the others. */
export interface Talk {
  /** What is being written. */
  readonly draft: Signal<string>;
  /** Lines that the server has not confirmed, in the order they were said. */
  readonly unsaid: ReadonlySignal<readonly Unsaid[]>;
  say(text: string): void;
}

interface TalkOptions {
  code: string;
  ask(request: TableRequest): Promise<Rejection | null>;
  newKey(): string;
}

/** Lines that were kept when the page was closed are said again at once. */
export function tableTalk({ code, ask, newKey }: TalkOptions) {
  const unsaid = signal<readonly Unsaid[]>(keptUnsaid(code));
  const draft = signal('');

  function settle(isIt: (line: Unsaid) => boolean): void {
    const line = unsaid.peek().find(isIt);
    if (line === undefined) return;
    unsaid.value = unsaid.peek().filter((each) => each !== line);
    forgetUnsaid(code, line);
  }

  async function utter({ key, text }: Unsaid): Promise<void> {
    const rejection = await ask({ type: 'say', key, text });
    settle((line) => line.key === key);
    // What was rejected need not be written again; what is being written stays.
    if (rejection !== null && draft.peek() === '') draft.value = text;
  }

  function say(text: string): void {
    const line: Unsaid = { key: newKey(), text };
    unsaid.value = [...unsaid.peek(), line];
    keepUnsaid(code, line);
    void utter(line);
  }

  for (const line of unsaid.peek()) void utter(line);
  const talk: Talk = { draft, unsaid, say };
  /** `confirmed`: the entry comes before the answer, and a line is never shown twice. */
  return { talk, confirmed: (said: string): void => settle(({ text }) => text === said) };
}
