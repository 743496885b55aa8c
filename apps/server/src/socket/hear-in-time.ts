import type { WebSocket } from '@fastify/websocket';
import type { Bucket } from '../limits/bucket.ts';
import type { Charge, Charges } from '../limits/charges.ts';

/** As it is counted. */
const SAID = 'said on connections';

/** Rounded up: a timer for less than a millisecond would come at once, again and again. */
const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.ceil(1000 * count)).unref());

const measured = (charge: Charge, work: () => Promise<void>): Promise<void> =>
  new Promise<void>((resolve) => charge.measure(() => resolve(work()))).finally(charge.settle);

/** Whatever is said on a connection is begun in order, and waits while its address owes time of the thread: the connection is read no further meanwhile. */
export function hearInTime(
  socket: Pick<WebSocket, 'pause' | 'resume'>,
  time: Bucket,
  charges: Charges,
): (work: () => Promise<void>) => Promise<void> {
  let begun: Promise<unknown> = Promise.resolve();

  async function charge(): Promise<Charge> {
    for (;;) {
      const taken = charges.take(time, SAID);
      if (typeof taken !== 'number') return taken;
      socket.pause();
      await seconds(taken);
      // Others of the address may have been faster.
      socket.resume();
    }
  }

  return (work) => {
    const charged = begun.then(charge);
    begun = charged;
    return charged.then((taken) => measured(taken, work));
  };
}
