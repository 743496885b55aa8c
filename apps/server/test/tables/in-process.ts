import { isRefusal, memoryRules, setUp } from '@bauta/engine';
import { memorySetup } from '@bauta/format';
import type { FromServer, Outside } from '@bauta/protocol';
import type { Member } from '@bauta/session';
import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import type { Listener } from '../../src/tables/live/audience.ts';
import type { LiveTables } from '../../src/tables/live-tables.ts';

export const ADA: Member = { id: 'ada-ada-ada-ada-', name: 'Ada' };
export const BEA: Member = { id: 'bea-bea-bea-bea-', name: 'Bea' };

/** A browser, as far as a table sees one; of null it only watches. */
export function listening(member: Member | null) {
  const heard: FromServer[] = [];
  let dropped = false;
  let outside: Outside | null = null;
  const listener: Listener = {
    member,
    cameBy: () => '',
    send: (message) => void heard.push(JSON.parse(String(message)) as FromServer),
    drop: () => {
      dropped = true;
    },
    end: (why) => {
      outside = why;
    },
  };
  return {
    listener,
    heard: heard as readonly FromServer[],
    entries: () => heard.filter((message) => 'seq' in message && message.type !== 'whole'),
    isDropped: () => dropped,
    outside: () => outside,
  };
}

export async function newTable(liveTables: LiveTables): Promise<string> {
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const wants = { assassins: party, difficulty: 'normal', seed: 'rest', players: 2 } as const;
  const done = setUp(practicePack.content, memorySetup(practicePack, 'practice-1', wants));
  if (isRefusal(done)) throw new Error(done.refused);
  return liveTables.create({ kind: 'memory', title: 'Rest', host: ADA, seats: party, position: memoryRules.toJSON(done.game) });
}

export const decide = (option: string, n: number) => ({ type: 'decide', key: `${option} ${n}`, n, option }) as const;

export async function takeAllSeats(liveTables: LiveTables, code: string): Promise<void> {
  const table = (await liveTables.at(code))!;
  for (const seat of Object.keys((await liveTables.look(code))!.table.seats))
    await table.perform({ type: 'seat', key: `take-${seat}`, seat, for: 'me' }, ADA);
}

export const said = (key: string) => ({ type: 'say', key: `${key}-key`, text: key }) as const;
