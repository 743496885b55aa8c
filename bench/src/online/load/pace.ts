import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from '../../measure.ts';
import type { ScriptedRoom } from './room.ts';

/** Nobody is waited for longer, in milliseconds. */
const PATIENCE = 60_000;

/** What the load did, and what it cost itself. */
export interface Flat {
  actions: number;
  seconds: number;
  cpu: number;
}

/** Every room decides as soon as it was told of its last decision, until it is enough or a game is over. */
export function flatOut(rooms: readonly ScriptedRoom[], isEnough: () => boolean): Promise<Flat> {
  const [begun, cpu] = [performance.now(), cpuSeconds()];
  let [actions, playing, isOver] = [0, rooms.length, false];
  return new Promise((resolve) => {
    function goOn(room: ScriptedRoom): void {
      isOver ||= room.left === 0 || isEnough();
      if (!isOver) room.next(() => told(room));
      else playing -= 1;
      if (playing === 0) resolve({ actions, seconds: (performance.now() - begun) / 1000, cpu: cpuSeconds() - cpu });
    }
    function told(room: ScriptedRoom): void {
      actions += 1;
      goOn(room);
    }
    for (const room of rooms) goOn(room);
  });
}

/** Every room plays on until so many of its decisions are made. */
export async function playTo(rooms: readonly ScriptedRoom[], made: number): Promise<void> {
  const play = (room: ScriptedRoom): Promise<void> =>
    new Promise((resolve) => {
      const goOn = (): void => (room.made < made ? room.next(goOn) : resolve());
      goOn();
    });
  await Promise.all(rooms.map(play));
}

/** So many decisions a second whatever the answers, each of the room that rested longest: how long each took, in milliseconds. */
export async function steady(rooms: readonly ScriptedRoom[], perSecond: number, seconds: number): Promise<number[]> {
  const took: number[] = [];
  const resting = [...rooms];
  /** Since when decisions wait that no room was free for. */
  const waiting: number[] = [];
  const total = perSecond * seconds;
  function act(room: ScriptedRoom, since: number): void {
    room.next(() => {
      took.push(performance.now() - since);
      const next = waiting.shift();
      if (next === undefined) resting.push(room);
      else act(room, next);
    });
  }
  function due(): void {
    const room = resting.shift();
    if (room === undefined) waiting.push(performance.now());
    else act(room, performance.now());
  }
  const begun = performance.now();
  for (let begunBy = 0; begunBy < total; await wait(1)) {
    const now = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; begunBy < now; begunBy++) due();
  }
  for (const end = performance.now() + PATIENCE; took.length < total && performance.now() < end; ) await wait(5);
  if (took.length < total) throw new Error(`${total - took.length} decisions have no answer`);
  return took;
}
