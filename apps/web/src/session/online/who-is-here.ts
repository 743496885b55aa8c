import type { FromServer } from '@bauta/protocol';
import { WATCHER } from '@bauta/session';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** Who is at the table now, and who of them we are. */
export interface WhoIsHere {
  /** Our own id; '' until we are there. */
  readonly you: ReadonlySignal<string>;
  readonly present: ReadonlySignal<readonly string[]>;
  /** How many came by the link to watch, and what that link has in place of the code; '' when we came by it ourselves. */
  readonly watching: ReadonlySignal<number>;
  readonly watch: ReadonlySignal<string>;
  readonly isWatching: ReadonlySignal<boolean>;
}

export function whoIsHere() {
  const you = signal('');
  const present = signal<readonly string[]>([]);
  const [watching, watch] = [signal(0), signal('')];
  const here: WhoIsHere = { you, present, watching, watch, isWatching: computed(() => you.value === WATCHER) };
  return {
    here,
    welcome(message: Extract<FromServer, { type: 'welcome' }>): void {
      you.value = message.you;
      watch.value = message.watch ?? '';
    },
    setPresent(message: Extract<FromServer, { type: 'present' }>): void {
      present.value = message.members;
      watching.value = message.watching ?? 0;
    },
  };
}
