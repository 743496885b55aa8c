import { once } from 'node:events';
import { PROTOCOL } from '@bauta/protocol';
import { practicePack } from '../../../../test/support/packs/practice-pack.ts';
import type { Random } from '../../../../test/support/players/random-player.ts';
import { ATTACKS, type AttackerKind } from './hostile.ts';
import { playTogether, takeSeats } from './play-together.ts';
import { newGuest, newTable, sitAt, socketUrl } from './test-server.ts';

export interface AttackReport {
  sent: number;
  /** By attack: how often it was made. */
  made: ReadonlyMap<string, number>;
  /** How often the attacker was sent away. */
  sentAway: number;
  /** Entries that came of it. */
  accepted: number;
}

const MOST_TRIES = 50;

/** A table of two is attacked as often as asked, by one of them and by a guest without a seat in turns; sent away, they come again. */
export async function attackTable(
  port: number,
  memory: string,
  { count, random }: { count: number; random: Random },
): Promise<AttackReport> {
  const cookies = await Promise.all(['Ada', 'Bea', 'Eve'].map((name) => newGuest(port, name)));
  const party = Object.keys(practicePack.content.assassins).slice(0, 2);
  const code = await newTable(port, cookies[0]!, { kind: 'memory', memory, party });
  const [ada, bea] = await Promise.all(cookies.slice(0, 2).map((cookie) => sitAt(port, code, cookie)));
  await takeSeats([ada!, bea!]);
  await playTogether([ada!, bea!], { seed: 31, decisions: 6 });
  // Eve is known at the table before it begins, so that nothing new is written when she comes.
  const eve = await sitAt(port, code, cookies[2]!);
  await ada!.until(() => ada!.seq === eve.seq);
  eve.close();
  const before = ada!.seq;

  const made = new Map<string, number>();
  const attackersOf = { stranger: cookies[2]!, seated: cookies[1]! };
  let [sent, sentAway, notLetIn, attacker]: [number, number, number, AttackerKind] = [0, 0, 0, 'stranger'];
  while (sent < count) {
    attacker = attacker === 'stranger' ? 'seated' : 'stranger';
    const attacks = ATTACKS.filter(({ from = attacker }) => from === attacker);
    const socket = new WebSocket(socketUrl(port, code), { headers: { cookie: attackersOf[attacker] } } as never);
    socket.addEventListener('error', () => {});
    const closed = once(socket, 'close');
    await Promise.race([once(socket, 'open'), closed]);
    notLetIn = socket.readyState === WebSocket.OPEN ? 0 : notLetIn + 1;
    if (notLetIn > MOST_TRIES) throw new Error(`the server has let nobody in since message ${sent}`);
    if (notLetIn > 0) continue;
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen: before }));
    // As many as one connection bears, or until one of them ends it: so each of them is looked at.
    for (let [tries, ended] = [0, false]; tries < 40 && sent < count && !ended; tries++) {
      const attack = attacks[Math.floor(random() * attacks.length)]!;
      socket.send(attack.make(ada!, random, bea!.lastSaid));
      made.set(attack.name, (made.get(attack.name) ?? 0) + 1);
      sent += 1;
      if (attack.ends === undefined) continue;
      await closed;
      sentAway += 1;
      ended = true;
    }
    socket.close();
    await closed;
  }
  // Whatever was written would come before the answer to this.
  await ada!.ask({ type: 'answer-undo', n: 0, count: 1, agree: true });
  const accepted = ada!.seq - before;
  await playTogether([ada!, bea!], { seed: 32, decisions: 3 });
  for (const client of [ada!, bea!]) client.close();
  return { sent, made, sentAway, accepted };
}
