import type { Random } from '../../../../test/support/players/random-player.ts';
import { rawRequest, UPGRADE } from '../servers/raw-request.ts';
import { newGuest } from './test-server.ts';

/** What no browser sends: frames that are none. */
const FRAMES: Readonly<Record<string, readonly number[]>> = {
  'all bits': [0xff, 0xff, 1, 2, 3, 4, 5, 6],
  'without a mask': [0x81, 0x01, 0x41],
  'an unknown kind': [0x83, 0x80, 0, 0, 0, 0],
  'a ping in parts': [0x09, 0x80, 0, 0, 0, 0],
  'more of nothing': [0x80, 0x80, 0, 0, 0, 0],
  'an end without a reason that may be given': [0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01],
  'no text': [0x81, 0x81, 0, 0, 0, 0, 0xff],
  'longer than a message may be': [0x81, 0xfe, 0x10, 0x01, 0, 0, 0, 0],
  'longer than anything': [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0],
};

const CODE = 'AAAAAAAAAAAAAAAA';
/** With a socket, without one, with nothing, and none at all. */
const ADDRESSES = [
  `/api/tables/${CODE}/socket`,
  `/api/tables/${CODE}/log`,
  '/api/me',
  '/healthz',
  '/',
  '/nowhere',
  '/%zz',
] as const;

/** Every frame at every address, in one go with the request and after its answer, by a guest and by one who has no cookie. */
function* attacks(cookie: string) {
  for (const headers of [{ ...UPGRADE }, { ...UPGRADE, cookie }])
    for (const address of ADDRESSES)
      for (const bytes of Object.values(FRAMES))
        for (const isAtOnce of [true, false]) yield { headers, address, frame: Uint8Array.from(bytes), isAtOnce };
}

/** How many attacks there are. */
export const WIRE_ATTACKS = [...attacks('')].length;

/** As many connections as asked send what is no frame, any of the attacks or, without a `random`, each in turn; fails when the server has gone. */
export async function attackWire(port: number, { count, random }: { count: number; random?: Random }): Promise<void> {
  const all = [...attacks(await newGuest(port, 'Eve'))];
  for (let made = 0; made < count; made++) {
    const { headers, address, frame, isAtOnce } = all[random ? Math.floor(random() * all.length) : made % all.length]!;
    const { socket, closed } = await rawRequest(port, address, isAtOnce ? { headers, behind: frame } : { headers });
    if (!isAtOnce) socket.write(frame);
    await closed;
  }
}
