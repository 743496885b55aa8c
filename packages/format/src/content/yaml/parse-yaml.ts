import { type Document, isAlias, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Problem } from '../../problem/problem.ts';
import { lineAndColumn } from './place.ts';
import type { Source, TextFile } from './source.ts';

export const MAX_FILE_LENGTH = 200_000;
/** What stands for bytes that could not be read as text. */
const UNREAD = '\ufffd';
const FORBIDDEN_KEYS: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

export type Parsed = { source: Source; value: unknown; problem: null } | { problem: Problem };

/** Plain YAML 1.2 without anchors, aliases, tags and odd keys: a value that cannot grow or reach into the program. */
export function parseYaml({ path, text }: TextFile): Parsed {
  if (text.length > MAX_FILE_LENGTH) return refuse(path, `The file is longer than ${MAX_FILE_LENGTH} characters.`);
  try {
    return parse(path, text);
  } catch {
    // The parser runs out of stack on thousands of nested brackets.
    return refuse(path, 'The file cannot be read as YAML: it is nested too deeply.');
  }
}

const refuse = (file: string, message: string): Parsed => ({ problem: { file, line: 1, column: 1, message } });

function parse(path: string, text: string): Parsed {
  const lines = new LineCounter();
  const tree = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    uniqueKeys: true,
    logLevel: 'silent',
  });
  const source: Source = { file: path, text, tree, lines };
  const unread = text.indexOf(UNREAD);
  if (unread >= 0) return refuseAt(source, unread, 'This is no UTF-8: save the file as UTF-8.');
  const wrong = tree.errors[0] ?? tree.warnings[0];
  if (wrong !== undefined) return refuseAt(source, wrong.pos[0], `This is not YAML: ${sentence(wrong.message)}`);
  const banned = findBanned(tree);
  if (banned !== null) return refuseAt(source, banned.offset, banned.message);
  if (tree.contents === null || (isScalar(tree.contents) && tree.contents.value === null))
    return refuse(path, 'The file is empty.');
  return { source, value: tree.toJS({ maxAliasCount: 0, reviver: onceOnly }), problem: null };
}

/** A text cut from a file is another than the engine's own, and comparing the two costs a call; a key is kept once only. */
const onceOnly = (_key: unknown, value: unknown): unknown => (typeof value === 'string' ? Object.keys({ [value]: 0 })[0] : value);

function refuseAt(source: Source, offset: number, message: string): Parsed {
  return { problem: { file: source.file, ...lineAndColumn(source, offset), message } };
}

const sentence = (message: string): string => `${message.split('\n')[0]!.replace(/[.:]\s*$/, '')}.`;

function findBanned(tree: Document.Parsed): { offset: number; message: string } | null {
  let found: { offset: number; message: string } | null = null;
  visit(tree, (key, node) => {
    const message = bannedMessage(key, node);
    if (message === null || !isNode(node)) return undefined;
    found = { offset: node.range?.[0] ?? 0, message };
    return visit.BREAK;
  });
  return found;
}

function bannedMessage(key: unknown, node: unknown): string | null {
  if (isAlias(node)) return 'Aliases (`*name`) are not allowed: write the value out.';
  if (!isNode(node)) return null;
  if ('anchor' in node && node.anchor !== undefined) return 'Anchors (`&name`) are not allowed: write the value out.';
  if (node.tag?.startsWith('!') || (node.tag !== undefined && !PLAIN_TAGS.has(node.tag)))
    return 'Tags (`!name`) are not allowed.';
  if (key !== 'key') return null;
  if (!isScalar(node) || typeof node.value !== 'string') return 'A key must be a plain word.';
  return FORBIDDEN_KEYS.has(node.value) ? `The key \`${node.value}\` is not allowed.` : null;
}

const PLAIN_TAGS: ReadonlySet<string> = new Set(
  ['map', 'seq', 'str', 'int', 'float', 'bool', 'null'].map((name) => `tag:yaml.org,2002:${name}`),
);
