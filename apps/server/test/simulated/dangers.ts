import type { World } from './world.ts';

/** What goes wrong, and how often: a likelihood each time, but for those that are named otherwise. */
export interface Dangers {
  /** A write that fails and changes nothing. */
  failBefore: number;
  /** One that is made, and its answer is lost. */
  failAfter: number;
  readFails: number;
  slowStore: number;
  /** A message between processes. */
  lost: number;
  doubled: number;
  late: number;
  /** Messages of one process overtake each other. */
  overtaking: boolean;
  /** A connection that ends in the middle: with a message of the browser, or with one of the server. */
  cutAsking: number;
  cutTelling: number;
  /** Of a connection that ends, that one side does not notice. */
  unnoticed: number;
  slowWire: number;
  /** In a minute. */
  kills: number;
  stops: number;
  clocksSet: number;
}

export const CALM: Dangers = {
  failBefore: 0,
  failAfter: 0,
  readFails: 0,
  slowStore: 0,
  lost: 0,
  doubled: 0,
  late: 0,
  overtaking: false,
  cutAsking: 0,
  cutTelling: 0,
  unnoticed: 0,
  slowWire: 0,
  kills: 0,
  stops: 0,
  clocksSet: 0,
};

/** Each is there in half of the runs: what one of them hides, another run without it shows. */
export function dangersOf(world: World): Dangers {
  const upTo = (most: number): number => (world.chance(0.5) ? world.random() * most : 0);
  return {
    failBefore: upTo(0.08),
    failAfter: upTo(0.08),
    readFails: upTo(0.05),
    slowStore: upTo(0.2),
    lost: upTo(0.5),
    doubled: upTo(0.3),
    late: upTo(0.3),
    overtaking: world.chance(0.3),
    cutAsking: upTo(0.05),
    cutTelling: upTo(0.03),
    unnoticed: upTo(0.6),
    slowWire: upTo(0.1),
    kills: upTo(20),
    stops: upTo(5),
    clocksSet: upTo(6),
  };
}
