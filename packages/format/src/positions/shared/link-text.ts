import { hashText } from '@bauta/engine';
import { sameJson } from '../same-json.ts';
import { SHARED_FORMAT, type SharedPosition, sharedSchema } from './shared-schema.ts';

/** What is wrong with a link; `newer`: a later program has made it. */
export type LinkProblem = 'too-long' | 'damaged' | 'newer';
export type ReadShared = { shared: SharedPosition; problem: null } | { shared: null; problem: LinkProblem };

/** Longer than any position by far. */
const MOST_CHARACTERS = 20_000;
const MOST_BYTES = 300_000;
const SUM = 16;

class LinkFault extends Error {
  readonly problem: LinkProblem;
  constructor(problem: LinkProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Stops where there is more of it than any position has. */
async function changed(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of new Blob([bytes]).stream().pipeThrough(change)) {
    parts.push(part);
    length += part.length;
    if (length > MOST_BYTES) throw new LinkFault('too-long');
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The part of a link that holds the position: its sum and its JSON, deflated, in letters that need no escape. */
export async function linkText(shared: Record<string, unknown>): Promise<string> {
  const json = JSON.stringify(shared);
  const bytes = await changed(new TextEncoder().encode(hashText(json) + json), new CompressionStream('deflate-raw'));
  const plain = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The sum is of what was written: a link that lost or changed a letter on its way is not guessed at. */
async function jsonOf(text: string): Promise<string> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(plain, (each) => each.charCodeAt(0));
  const whole = new TextDecoder().decode(await changed(bytes, new DecompressionStream('deflate-raw')));
  const json = whole.slice(SUM);
  if (hashText(json) !== whole.slice(0, SUM)) throw new LinkFault('damaged');
  return json;
}

function checked(value: unknown): SharedPosition {
  const { data } = sharedSchema.safeParse(value);
  if (data !== undefined && sameJson(data, value)) return data;
  const isNewer = typeof value === 'object' && value !== null && 'format' in value && Number(value.format) > SHARED_FORMAT;
  throw new LinkFault(isNewer ? 'newer' : 'damaged');
}

/** Reads what `linkText` wrote; whatever else comes along is refused before anything is made of it. */
export async function readShared(text: string): Promise<ReadShared> {
  if (text.length > MOST_CHARACTERS) return { shared: null, problem: 'too-long' };
  try {
    return { shared: checked(JSON.parse(await jsonOf(text))), problem: null };
  } catch (error) {
    return { shared: null, problem: error instanceof LinkFault ? error.problem : 'damaged' };
  }
}
