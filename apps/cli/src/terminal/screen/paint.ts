/** Colours say again what letters and marks say already. */
export type Tint = 'plain' | 'strong' | 'faint' | 'friend' | 'danger' | 'enemy' | 'goal' | 'water';

const CODES: Readonly<Record<Tint, string>> = {
  plain: '',
  strong: '1',
  faint: '2',
  friend: '1;36',
  danger: '1;31',
  enemy: '33',
  goal: '1;32',
  water: '34',
};

export type Paint = (tint: Tint, text: string) => string;

export const painter =
  (colour: boolean): Paint =>
  (tint, text) =>
    colour && tint !== 'plain' && text !== '' ? `\u001b[${CODES[tint]}m${text}\u001b[0m` : text;

/** Text with its tint, so that widths are counted before it is painted. */
export interface Span {
  text: string;
  tint: Tint;
}
export const span = (text: string, tint: Tint = 'plain'): Span => ({ text, tint });
export const widthOf = (spans: readonly Span[]): number => spans.reduce((sum, { text }) => sum + [...text].length, 0);

/** Cut or filled to a width; what is cut shows a `+`. */
export function fitted(spans: readonly Span[], width: number): Span[] {
  const out: Span[] = [];
  let left = width;
  for (const each of spans) {
    const letters = [...each.text];
    if (letters.length > left) {
      out.push(span(`${letters.slice(0, Math.max(0, left - 1)).join('')}+`.slice(-left), each.tint));
      return out;
    }
    out.push(each);
    left -= letters.length;
  }
  return [...out, span(' '.repeat(left))];
}

export const painted = (paint: Paint, spans: readonly Span[]): string =>
  spans.map(({ text, tint }) => paint(tint, text)).join('');

/** Words in lines of at most that width; `indent` stands before every line but the first. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/(?<=\S) +/)) {
      const start = lines.length > 0 ? indent : '';
      if (line === '') line = start + word;
      else if ([...line].length + 1 + [...word].length <= width) line += ` ${word}`;
      else {
        lines.push(line);
        line = indent + word;
      }
    }
    lines.push(line);
  }
  return lines;
}
