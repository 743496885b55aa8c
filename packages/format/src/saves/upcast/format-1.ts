import { type GameJSON, hashText } from '@bauta/engine';
import type { PastFormat } from '../upcast.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Format 1 knew no events from boxes: there were none. */
function withEvents(event: unknown): unknown {
  if (!isRecord(event) || !isRecord(event.setup)) return event;
  return { ...event, setup: { ...event.setup, events: [] } };
}

/** What was changed by hand stays so: its sum is wrong before and after. */
function setUpOf(line: unknown): unknown {
  if (!isRecord(line) || !Array.isArray(line.setUp)) return line;
  if (line.sum !== hashText(JSON.stringify(line.setUp))) return line;
  const setUp = [withEvents(line.setUp[0]), ...line.setUp.slice(1)];
  return { ...line, setUp, sum: hashText(JSON.stringify(setUp)) };
}

const headerOf = (line: unknown): unknown => (isRecord(line) ? { ...line, format: 2 } : line);

/** Nor boxes found in a memory. */
export const format1: PastFormat = {
  line(line, number) {
    if (number === 1) return headerOf(line);
    return number === 2 ? setUpOf(line) : line;
  },
  snapshot(today) {
    const { boxes: _boxes, ...known } = today as GameJSON;
    return known;
  },
};
