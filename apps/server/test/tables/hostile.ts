import type { Random } from '../../../../test/support/players/random-player.ts';
import type { Client } from './client.ts';

/** Somebody who only looks on, or who sits at the table too. */
export type AttackerKind = 'stranger' | 'seated';

/** What somebody sends who means no good, and what it is called in reports. */
export interface HostileMessage {
  name: string;
  /** Whether the server ends the connection: it is no message at all. */
  ends?: true;
  /** Only from one without a seat is it an attack, or only from one who has said something; absent: from anyone. */
  from?: AttackerKind;
  /** Given somebody at a table who is no friend, and what the attacker said last there: the text, or bytes. */
  make(victim: Client, random: Random, lastSaid: string): string | Uint8Array<ArrayBuffer>;
}

const pick = <T>(values: readonly T[], random: Random): T => values[Math.floor(random() * values.length)]!;
const key = (random: Random): string =>
  `key-${Math.floor(random() * 1e12)
    .toString(36)
    .padStart(9, '0')}`;
const text = (value: unknown): string => JSON.stringify(value);

const WRONG_VALUES = [null, -1, 1.5, 1e9, 'x'.repeat(300), [], {}, true, '', '\u0000', '__proto__', { toString: 1 }] as const;

/** A good message with one value that is not. */
function broken(victim: Client, random: Random): string {
  const good: Record<string, unknown> = pick(
    [
      { type: 'decide', key: key(random), n: victim.history.n, option: 'end-phase' },
      { type: 'undo', key: key(random), n: victim.history.n, count: 1 },
      { type: 'seat', key: key(random), seat: 'daria', for: 'me' },
      { type: 'say', key: key(random), text: 'hello' },
      { type: 'bots', key: key(random) },
      { type: 'host', key: key(random), member: victim.you },
      { type: 'archive', key: key(random), archived: true },
      { type: 'remove', key: key(random), member: victim.you },
      { type: 'readmit', key: key(random), member: victim.you },
    ],
    random,
  );
  const field = pick(Object.keys(good), random);
  const value = pick(WRONG_VALUES, random);
  // A string may be a good text to say, and a whole number a good one to count by.
  return text(
    field === 'text' || field === 'n' || field === 'count' ? { ...good, [field]: [] } : { ...good, [field]: { value } },
  );
}

/** Each is to be refused: none changes the table. */
export const ATTACKS: readonly HostileMessage[] = [
  { name: 'no JSON', ends: true, make: (_, random) => '{"type":"decide",'.slice(0, 1 + Math.floor(random() * 16)) },
  { name: 'no object', ends: true, make: (_, random) => text(pick([null, 1, 'hello', [], [[]], true], random)) },
  {
    name: 'unknown type',
    ends: true,
    make: (_, random) => text({ type: pick(['admin', '__proto__', 'constructor', '', 'hello '], random) }),
  },
  { name: 'one value wrong', ends: true, make: broken },
  {
    name: 'more than is asked',
    ends: true,
    make: (victim, random) => text({ type: 'say', key: key(random), text: 'x', by: victim.you }),
  },
  {
    name: 'prototype',
    ends: true,
    make: (_, random) => `{"type":"say","key":"${key(random)}","text":"x","__proto__":{"host":true}}`,
  },
  {
    name: 'too long',
    ends: true,
    make: (_, random) => text({ type: 'say', key: key(random), text: 'x'.repeat(4096 + Math.floor(random() * 60_000)) }),
  },
  { name: 'too deep', ends: true, make: () => `${'['.repeat(2000)}${']'.repeat(2000)}` },
  { name: 'bytes', ends: true, make: (_, random) => Uint8Array.from({ length: 64 }, () => Math.floor(random() * 256)) },
  { name: 'a second hello', ends: true, make: () => text({ type: 'hello', protocol: 1, seen: 0 }) },
  {
    name: "another's assassin",
    make: (victim, random) => {
      const [seat] = victim.seatsOf(victim.you);
      const own = victim.options().filter((option) => option.startsWith(`${seat} `));
      const option = own.length > 0 ? pick(own, random) : `${seat} move a1`;
      return text({ type: 'decide', key: key(random), n: victim.history.n, option });
    },
  },
  { name: 'said by another before', make: (victim) => victim.lastSaid },
  { name: 'said before', from: 'seated', make: (_victim, _random, lastSaid) => lastSaid },
  {
    name: "the table's decision",
    from: 'stranger',
    make: (victim, random) => text({ type: 'decide', key: key(random), n: victim.history.n, option: 'end-phase' }),
  },
  {
    name: 'out of turn',
    make: (victim, random) =>
      text({ type: 'decide', key: key(random), n: victim.history.n + 1, option: pick(victim.options(), random) }),
  },
  {
    name: 'no option',
    make: (victim, random) =>
      text({
        type: 'decide',
        key: key(random),
        n: victim.history.n,
        option: pick(['a b c', 'daria move z9', '../../etc/passwd', 'toString'], random),
      }),
  },
  {
    name: 'undo',
    from: 'stranger',
    make: (victim, random) => text({ type: 'undo', key: key(random), n: victim.history.n, count: 1 + Math.floor(random() * 9) }),
  },
  {
    name: 'an answer to no question',
    make: ({ history }, random) => text({ type: 'answer-undo', key: key(random), n: history.n, count: 1, agree: true }),
  },
  {
    name: 'a taken seat',
    make: (victim, random) =>
      text({ type: 'seat', key: key(random), seat: victim.seatsOf(victim.you)[0], for: pick(['me', 'nobody', 'bot'], random) }),
  },
  {
    name: 'no seat',
    make: (_, random) =>
      text({
        type: 'seat',
        key: key(random),
        seat: pick(['__proto__', 'constructor', 'nobody'], random),
        for: pick(['me', 'bot'], random),
      }),
  },
  { name: 'bots of others', make: (_, random) => text({ type: 'bots', key: key(random) }) },
  {
    name: 'to put it away',
    make: (_, random) => text({ type: 'archive', key: key(random), archived: pick([true, false], random) }),
  },
  { name: 'to put the table away', make: (_, random) => text({ type: 'archive', key: key(random), archived: random() < 0.5 }) },
  { name: 'to remove the host', make: (victim, random) => text({ type: 'remove', key: key(random), member: victim.you }) },
  { name: 'to renew the link', make: (_, random) => text({ type: 'renew-link', key: key(random) }) },
  { name: 'to be host', make: (victim, random) => text({ type: 'host', key: key(random), member: victim.you }) },
];
