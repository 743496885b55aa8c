import type { Store } from '../../src/store/store.ts';
import { OutcomeUnknown, StoreUnavailable } from '../../src/store/store-error.ts';
import type { Dangers } from './dangers.ts';
import type { Life, World } from './world.ts';

/** Whatever is said to the store takes time, both ways, in milliseconds. */
const [LEAST, MOST] = [1, 6];
/** At most longer than a browser's patience. */
const [SLOW_LEAST, SLOW_MOST] = [50, 10_000];

const READS: ReadonlySet<string> = new Set([
  'read',
  'open',
  'list',
  'countListed',
  'content',
  'uses',
  'sessionsEnded',
  'bytes',
  'ready',
]);

/** The store as one process reaches it: what is asked may be late, fail, or be done without an answer. */
export function storeLine(store: Store, life: Life, world: World, dangers: () => Dangers): Store {
  /** Outlives the process, which may be killed with something on its way. */
  const line: Life = { name: `${life.name} store`, isOver: false };
  const takes = (): number =>
    world.chance(dangers().slowStore) ? world.between(SLOW_LEAST, SLOW_MOST) : world.between(LEAST, MOST);

  async function outcome<T>(name: string, call: () => Promise<T>): Promise<T> {
    const isRead = READS.has(name);
    if (world.chance(isRead ? dangers().readFails : dangers().failBefore)) throw new StoreUnavailable('away');
    const done = await world.hold(call());
    world.note(line.name, `${name} ${!isRead && typeof done === 'string' ? done : ''}`);
    if (!isRead && world.chance(dangers().failAfter)) throw new OutcomeUnknown('lost');
    return done;
  }

  const ask = <T>(name: string, call: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const answer = (told: () => void): void => void world.after(life, takes(), told);
      world.after(line, takes(), () => {
        if (life.isOver && world.chance(0.5)) return world.note(line.name, `${name} is lost with its process`);
        outcome(name, call).then(
          (done) => answer(() => resolve(done)),
          (error: Error) => {
            world.note(line.name, `${name} failed: ${error.message}`);
            answer(() => reject(error));
          },
        );
      });
    });

  const lined = Object.entries(store).map(([name, call]) => {
    const reach = call as (...given: unknown[]) => Promise<unknown>;
    return [name, (...given: unknown[]) => ask(name, () => reach(...given))];
  });
  return Object.fromEntries(lined) as Store;
}
