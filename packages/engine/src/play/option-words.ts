import { DIFFICULTIES, DIRECTIONS, FACES, PLACES } from '../model/kinds.ts';
import { parseSquare, type Square, squareName } from '../model/square.ts';

export type FieldKind = 'word' | 'square' | 'place' | 'face' | 'direction' | 'difficulty';

/** What each command carries after its name, in the order in which it is written; `by`, if it has one, stands before the name. */
export type CommandFields<T extends string> = { readonly [K in T]: readonly (readonly [string, FieldKind])[] };

/** A set of commands that can be written and read. */
export interface OptionWords<T extends string> {
  fields: CommandFields<T>;
  withoutActor: ReadonlySet<T>;
}

interface WrittenCommand {
  type: string;
  by?: string;
}

/** A command as text: readable, ASCII, and the same wherever it is asked. `daria move c2`, `hunt crossbowman b2`. */
export function writeOption<T extends string>({ fields }: OptionWords<T>, command: WrittenCommand & { type: T }): string {
  const values = command as unknown as Record<string, string | Square>;
  const words = fields[command.type].map(([name, kind]) =>
    kind === 'square' ? squareName(values[name] as Square) : String(values[name]),
  );
  return (command.by === undefined ? [command.type, ...words] : [command.by, command.type, ...words]).join(' ');
}

/** Whether both are written the same. */
export function isSameOption<T extends string>(
  { fields }: OptionWords<T>,
  one: WrittenCommand & { type: T },
  other: WrittenCommand & { type: T },
): boolean {
  if (one.type !== other.type || one.by !== other.by) return false;
  const [mine, theirs] = [one, other] as unknown as [Record<string, unknown>, Record<string, unknown>];
  for (const field of fields[one.type]) if (mine[field[0]] !== theirs[field[0]]) return false;
  return true;
}

const ALLOWED: Record<Exclude<FieldKind, 'word' | 'square'>, readonly string[]> = {
  place: PLACES,
  face: [...FACES.assassin, ...FACES.enemy, ...FACES.detection],
  direction: DIRECTIONS,
  difficulty: DIFFICULTIES,
};

const WORD = /^[a-z][a-z0-9-]*$/;

function readField(word: string, kind: FieldKind): string | Square | null {
  if (kind === 'square') return parseSquare(word);
  if (kind === 'word') return WORD.test(word) ? word : null;
  return ALLOWED[kind].includes(word) ? word : null;
}

/** The reverse of `writeOption`; null for what no command of the set is written as. */
export function readOption<T extends string>({ fields, withoutActor }: OptionWords<T>, id: string): WrittenCommand | null {
  const isType = (word: string): word is T => Object.hasOwn(fields, word);
  const words = id.split(' ');
  const actor = isType(words[0]!) && withoutActor.has(words[0]) ? null : words.shift()!;
  const type = words.shift();
  if (type === undefined || !isType(type) || (actor === null) !== withoutActor.has(type)) return null;
  if (words.length !== fields[type].length || (actor !== null && !WORD.test(actor))) return null;
  const command: Record<string, string | Square> = actor === null ? { type } : { type, by: actor };
  for (const [index, [name, kind]] of fields[type].entries()) {
    const value = readField(words[index]!, kind);
    if (value === null) return null;
    command[name] = value;
  }
  return command as unknown as WrittenCommand;
}
