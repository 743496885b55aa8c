const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Words as they may stand in a page: a pack from a stranger names its things as it likes. */
export const escaped = (words: string): string => words.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);

type Attributes = Readonly<Record<string, string | number>>;

/** Two digits are finer than any screen. */
const shown = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/** An element; what is inside is markup. */
export function tag(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${shown(value)}"`);
  return `<${name}${list.join('')}>${inside.join('')}</${name}>`;
}

/** Words in a drawing. */
export const words = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, ...attributes }, escaped(text));

/** What a pointer that rests on a mark is told. */
export const title = (text: string): string => tag('title', {}, escaped(text));

/** A drawing that is as wide as its place in the page. */
export const drawing = (width: number, height: number, label: string, ...inside: readonly string[]): string =>
  tag('svg', { viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`, role: 'img', 'aria-label': label }, ...inside);
