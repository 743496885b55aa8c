import { effect } from '@preact/signals';
import { openSitting } from '../sitting/open-sitting.ts';
import { keepCopies } from './keep-copies.ts';
import { askOnce } from './persistence.ts';

/** From the first game on there is something to lose. Ends when it is told to. */
export function keepSafe(): () => void {
  const ends = [
    effect(() => {
      if (openSitting.value !== null) askOnce().catch(() => {});
    }),
    keepCopies(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
