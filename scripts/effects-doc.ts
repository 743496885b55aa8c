// Writes the tables of docs/effects.md from the vocabularies' own sources, the practice pack and the test campaign; what stands above them is
// written by hand.
//   node scripts/effects-doc.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CampaignBook, CampaignIf, Card, Do, Effect, Instruction } from '@bauta/engine';
import { DOS, HAPPENINGS, IFS, QUANTITIES, WHENS, WHOS } from '@bauta/engine';
import { campaignPack } from '../test/support/packs/campaign-pack.ts';
import { practicePack } from '../test/support/packs/practice-pack.ts';

const root = join(import.meta.dirname, '..');
const source = readFileSync(join(root, 'packages/engine/src/model/effect.ts'), 'utf8');
const bookSource = readFileSync(join(root, 'packages/engine/src/model/book.ts'), 'utf8');
const file = join(root, 'docs/effects.md');
const FIRST = '## When: moments of the rules';

interface VocabularyRow {
  word: string;
  does: string;
  fields: string;
}

/** `  'word', // what it does` in a list, or `  | { do: 'word'; fields } // what it does` in a union. */
function rowOf(text: string, name: string, word: string, line: RegExp): VocabularyRow {
  const found = text.match(line);
  if (found === null) throw new Error(`${name} ${word} is not in the source`);
  const { fields = '', does = '' } = found.groups ?? {};
  if (does === '') throw new Error(`${name} ${word} has no word of explanation`);
  return { word, does: does.trim(), fields: fields.replaceAll(';', ',').trim() };
}

const inList = (name: string, word: string): VocabularyRow =>
  rowOf(source, name, word, new RegExp(`^  '${word}',(?: // (?<does>.*))?$`, 'm'));
const inUnion = (key: 'if' | 'do', word: string, text = source): VocabularyRow =>
  rowOf(text, key, word, new RegExp(`^  \\| \\{ ${key}: '${word}';?(?<fields>[^}]*)\\};?(?: // (?<does>.*))?$`, 'm'));

/** The words of a union, in its order. */
const unionOf = (key: 'if' | 'do', text: string): string[] =>
  [...text.matchAll(new RegExp(`^  \\| \\{ ${key}: '(?<word>[^']+)'`, 'gm'))].map((found) => found.groups!.word!);

const effectsOf = (card: Card): readonly Effect[] => ('effects' in card ? card.effects : []);
const cards = Object.values(practicePack.content.cards);

const usersOf = (uses: (effect: Effect) => boolean): string[] =>
  cards.filter((card) => effectsOf(card).some(uses)).map(({ id }) => id);

const hasVerb = (suits: (verb: Do) => boolean) => (effect: Effect) => effect.do.some(suits);
const hasIf = (word: string) => (effect: Effect) =>
  effect.if.some((each) => (typeof each === 'string' ? each : each.if) === word);

const clauses = (does: string): string => {
  const named = does.match(/\b[RDG]\d+(?:\.\d+)?\b/g);
  return named === null ? 'G4' : [...new Set(named)].join(', ');
};

function table(rows: readonly VocabularyRow[], users: (word: string) => string[], withFields: boolean, where = 'cards'): string {
  const head = withFields ? ['word', 'what it does', 'fields', 'clause', where] : ['word', 'what it means', 'clause', where];
  const lines = rows.map(({ word, does, fields }) => {
    const found = users(word);
    const example = found.length === 0 ? '-' : `\`${found[0]}\`${found.length > 1 ? ` and ${found.length - 1} more` : ''}`;
    const cells = [`\`${word}\``, does, ...(withFields ? [fields === '' ? '-' : `\`${fields}\``] : []), clauses(does), example];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return [`| ${head.join(' | ')} |`, `|${head.map(() => ' --- |').join('')}`, ...lines].join('\n');
}

interface NamedText {
  name: string;
  lines: readonly Instruction[];
  /** What decides which entry comes next. */
  ways: readonly CampaignIf[];
}

/** Every text of the campaign book, by what it is called there. */
const textsOf = ({ entries, boxes, contracts }: CampaignBook): NamedText[] => [
  ...Object.values(entries).map(({ id, briefing, conclusion, next }) => ({
    name: id,
    lines: [...briefing, ...conclusion],
    ways: next.flatMap((each) => each.if),
  })),
  ...Object.values(boxes).map(({ id, red }) => ({ name: id, lines: red, ways: [] })),
  ...Object.values(contracts).map(({ id, boxes: read, done }) => ({
    name: id,
    lines: [...read.flatMap((box) => box.do), ...done],
    ways: [],
  })),
];

const withAlternatives = (line: Instruction): Instruction[] => [
  line,
  ...(line.do.do === 'choose' ? line.do.among.flatMap(({ does }) => does) : []),
];

const texts = textsOf(campaignPack.content.book!).map((told) => ({ ...told, lines: told.lines.flatMap(withAlternatives) }));
const toldIn = (suits: (told: NamedText) => boolean): string[] => texts.filter(suits).map(({ name }) => name);

const moments = WHENS.filter((when) => !(HAPPENINGS as readonly string[]).includes(when));
const sections: readonly (readonly [string, string])[] = [
  [
    FIRST.slice(3),
    table(
      moments.map((word) => inList('when', word)),
      (when) => usersOf((effect) => effect.when === when),
      false,
    ),
  ],
  [
    'When: happenings',
    table(
      HAPPENINGS.map((word) => inList('when', word)),
      (when) => usersOf((effect) => effect.when === when),
      false,
    ),
  ],
  [
    'If: one word',
    table(
      IFS.map((word) => inList('if', word)),
      (word) => usersOf(hasIf(word)),
      false,
    ),
  ],
  [
    'If: with bounds',
    table(
      unionOf('if', source).map((word) => inUnion('if', word)),
      (word) => usersOf(hasIf(word)),
      true,
    ),
  ],
  [
    'Who',
    table(
      WHOS.map((word) => inList('who', word)),
      (who) => usersOf((effect) => effect.who === who),
      false,
    ),
  ],
  [
    'Do',
    table(
      DOS.map((word) => inUnion('do', word)),
      (word) => usersOf(hasVerb((verb) => verb.do === word)),
      true,
    ),
  ],
  [
    'Lasting: what can change',
    table(
      QUANTITIES.map((word) => inList('quantity', word)),
      (word) => usersOf(hasVerb((verb) => verb.do === 'lasting' && verb.quantity === word)),
      false,
    ),
  ],
  [
    'In the campaign: if',
    table(
      unionOf('if', bookSource).map((word) => inUnion('if', word, bookSource)),
      (word) => toldIn(({ lines, ways }) => [...ways, ...lines.flatMap((line) => line.if)].some((each) => each.if === word)),
      true,
      'told in',
    ),
  ],
  [
    'In the campaign: do',
    table(
      unionOf('do', bookSource).map((word) => inUnion('do', word, bookSource)),
      (word) => toldIn(({ lines }) => lines.some((line) => line.do.do === word)),
      true,
      'told in',
    ),
  ],
];

/** By hand: everything above the first table. */
const intro = (): string => readFileSync(file, 'utf8').split(FIRST)[0]!.trim();

/** Verbs that one card alone uses, which the part by hand must give a reason for. */
export const loneVerbs = (): string[] => DOS.filter((word) => usersOf(hasVerb((verb) => verb.do === word)).length < 2);
export const reasoned = (): string => intro().split('## Verbs on one card so far')[1] ?? '';

export const effectsDoc = (): string =>
  `${intro()}\n\n${sections.map(([title, body]) => `## ${title}\n\n${body}`).join('\n\n')}\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(file, effectsDoc());
