import { isRefusal, memoryRules, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import type { Member } from '@bauta/session';
import { PRACTICE_MEMORIES, practicePack } from '../../../../test/support/packs/practice-pack.ts';
import type { Store } from '../../src/store/store.ts';
import type { LiveTables } from '../../src/tables/live-tables.ts';
import { BEGUN } from './process.ts';
import type { World } from './world.ts';

interface FirstSeating {
  seats: readonly string[];
  position: unknown;
}

export const guest = (name: string): Member => ({ id: `${name.toLowerCase()}-`.repeat(4), name });

const made = new Map<string, FirstSeating>();

function begin(memory: string, players: number): FirstSeating {
  const seats = Object.keys(practicePack.content.assassins).slice(0, players);
  const wants = { assassins: seats, difficulty: 'normal', seed: 'simulated', players } as const;
  const done = setUp(practicePack.content, memorySetup(practicePack, memory, wants));
  if (isRefusal(done)) throw new Error(done.refused);
  return { seats, position: memoryRules.toJSON(done.game) };
}

/** A memory as it begins, made once. */
function beginningOf(memory: string, players: number): FirstSeating {
  const name = `${memory} ${players}`;
  const beginning = made.get(name) ?? begin(memory, players);
  made.set(name, beginning);
  return beginning;
}

/** Of one who was there before. */
function talkBefore(by: string, lines: number): string[] {
  return Array.from({ length: lines }, (_, index) =>
    JSON.stringify({ key: `${by} before-${index}`, type: 'said', at: BEGUN, by, text: 'before' }),
  );
}

/** In some runs so much was said before that a snapshot is taken while they play, or there is a second page. */
const LINES = [0, 0, 0, 230, 250, 480, 510, 600];

/** A table of the host's. Its code. */
export async function openTable(world: World, liveTables: LiveTables, store: Store, host: Member): Promise<string> {
  const beginning = beginningOf(world.pick(PRACTICE_MEMORIES), world.between(2, 3));
  const created = liveTables.create({ kind: 'memory', title: 'Simulated', host, ...beginning });
  await world.pass(100);
  const code = await created;
  await store.append(code, 1, talkBefore(host.id, world.pick(LINES)));
  return code;
}
