import { hashText } from '@bauta/engine';

interface SetUpLine {
  setUp: [{ setup: Record<string, unknown> }, ...unknown[]];
  sum: string;
}

/** A memory's save as the program wrote it in format 1, which knew no event cards from boxes. */
export function asFormat1(text: string): string {
  const [header = '', second = '', ...rest] = text.split('\n');
  const line = JSON.parse(second) as SetUpLine;
  const { events: _events, ...setup } = line.setUp[0].setup;
  const setUp = [{ ...line.setUp[0], setup }, ...line.setUp.slice(1)];
  return [
    JSON.stringify({ ...JSON.parse(header), format: 1 }),
    JSON.stringify({ ...line, setUp, sum: hashText(JSON.stringify(setUp)) }),
    ...rest,
  ].join('\n');
}
