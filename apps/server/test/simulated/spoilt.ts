import type { Store } from '../../src/store/store.ts';
import type { Life, World } from './world.ts';

/** Faults put in on purpose, to see that a run finds them. */
export const SPOILT = ['answers-early'] as const;
export type Spoilt = (typeof SPOILT)[number];

/** Until it is written, in milliseconds. */
const LATER = 40;

/** An append is answered before it is written: what a process has answered and not written is lost when it is killed. */
function answersEarly(store: Store, life: Life, world: World): Store {
  return {
    ...store,
    async append(table, after, entries) {
      if ((await store.read(table, after - 1)).length !== 1) return 'conflict';
      world.after(life, world.between(1, LATER), () => void world.hold(store.append(table, after, entries)));
      return 'added';
    },
  };
}

const SPOILERS: Readonly<Record<Spoilt, typeof answersEarly>> = { 'answers-early': answersEarly };

export const spoil = (how: Spoilt | null, store: Store, life: Life, world: World): Store =>
  how === null ? store : SPOILERS[how](store, life, world);
