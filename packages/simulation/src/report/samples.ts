import type { RoomRecord, Sample, SwingRecord } from '@bauta/format';

/** What was measured in greedy games of a memory. */
export interface SampledMemory {
  title: string;
  samples: readonly Sample[];
}

/** More than 40 points: such a roll decides a game. */
const DECIDES = 0.4;
/** A best chance below this, or above its counterpart: nothing that is chosen matters any more. */
const DECIDED = 0.03;

export const swingsOf = ({ samples }: SampledMemory): SwingRecord[] =>
  samples.flatMap((each) => ('swing' in each ? [each.swing] : []));

export const isDecisive = ({ change }: SwingRecord): boolean => change > DECIDES;

export const roomsOf = ({ samples }: SampledMemory): RoomRecord[] =>
  samples.flatMap((each) => ('room' in each && each.room !== null ? [each.room] : []));

export const isOpenPosition = ({ best }: RoomRecord): boolean => best > DECIDED && best < 1 - DECIDED;

export const isObvious = ({ near }: RoomRecord): boolean => near === 1;
