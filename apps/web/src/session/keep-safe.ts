import { effect } from '@preact/signals';
import { askOnce } from '../storage/persistence.ts';
import { keepCopies } from './keep-copies.ts';
import { openSession } from './open-session.ts';

/** From the first game on there is something to lose. Ends when it is told to. */
export function keepSafe(): () => void {
  const ends = [
    effect(() => {
      if (openSession.value !== null) askOnce().catch(() => {});
    }),
    keepCopies(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
