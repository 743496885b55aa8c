import { pick } from '../support/players/pick.ts';
import type { Random } from '../support/players/random-player.ts';

/** What may break a text where it is put in. */
export const SCRAPS = [
  '{',
  '}',
  '[',
  ']',
  ': ',
  '- ',
  '\n',
  '  ',
  '\t',
  '"',
  "'",
  '99',
  '-1',
  '1e999',
  '.nan',
  '~',
  '*a',
  '&a ',
  '!!x ',
  '? ',
  '|',
  '>',
  'null',
  'true',
  '\u0000',
  '\ufeff',
  '\ud800',
  '😀',
  '__proto__: 1\n',
  '#',
  '0x1f',
  '[[',
  'a1',
  ',',
  '---\n',
  '%YAML 1.1\n',
  '<<: ',
];

type TextMutation = (text: string, at: number, random: Random) => string;

const mutations: readonly TextMutation[] = [
  (text, at, random) => text.slice(0, at) + pick(SCRAPS, random) + text.slice(at),
  (text, at, random) => text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 30)),
  (text, at, random) => text.slice(0, at) + text.slice(at, at + 40).repeat(1 + Math.floor(random() * 3)) + text.slice(at),
  (text, at, random) => text.slice(0, at) + String.fromCharCode(Math.floor(random() * 256)) + text.slice(at + 1),
  (text, at) => text.slice(0, at),
  (text, at) => {
    const lines = text.split('\n');
    const line = Math.floor((at / text.length) * lines.length);
    return [...lines.slice(0, line), ...lines.slice(line + 1), lines[line] ?? ''].join('\n');
  },
  (text, at) => `${text.slice(0, at)}${'['.repeat(3000)}${text.slice(at)}`,
];

/** A text that may be no longer what it was written as. */
export function mutateText(text: string, random: Random): string {
  let changed = text;
  for (let left = pick([1, 1, 2], random); left > 0; left--)
    changed = pick(mutations, random)(changed, Math.floor(random() * changed.length), random);
  return changed;
}
