import { DIFFICULTIES, type Difficulty } from '@bauta/engine';
import { type ArgsFault, fault } from '../args-fault.ts';
import type { TypedBot } from '../bot-wishes.ts';

export interface PlayArgs {
  memory: string | null;
  assassins: number;
  difficulty: Difficulty;
  /** null: any. */
  seed: string | null;
  apprentices: boolean;
  fresh: boolean;
  /** Rule cards are shown. */
  lessons: boolean;
  help: boolean;
  /** Something about the set-up was asked for. */
  wishes: boolean;
  bot: TypedBot;
  /** Folders and zips, the last on top; none: what ships with the program. */
  packs: readonly string[];
}

const isDifficulty = (word: string): word is Difficulty => (DIFFICULTIES as readonly string[]).includes(word);

type Take = (args: PlayArgs, value: string) => ArgsFault | null;

const forBot =
  (name: keyof TypedBot): Take =>
  (args, value) => {
    args.bot = { ...args.bot, [name]: value };
    return null;
  };

const OF_PACK: Readonly<Record<string, Take>> = {
  '--pack': (args, value) => {
    args.packs = [...args.packs, value];
    return null;
  },
};

const FOR_BOT: Readonly<Record<string, Take>> = {
  '--bot': forBot('bot'),
  '--iterations': forBot('iterations'),
  '--ms': forBot('ms'),
};

const OF_SET_UP: Readonly<Record<string, Take>> = {
  '--assassins': (args, value) => {
    if (!/^[234]$/.test(value)) return fault('cli.bad-assassins');
    args.assassins = Number(value);
    return null;
  },
  '--difficulty': (args, value) => {
    if (!isDifficulty(value)) return fault('cli.bad-difficulty');
    args.difficulty = value;
    return null;
  },
  '--seed': (args, value) => {
    if (value === '' || value.length > 100) return fault('cli.bad-seed');
    args.seed = value;
    return null;
  },
};

function takeFlag(args: PlayArgs, word: string): boolean {
  if (word === '--new') args.fresh = true;
  else if (word === '--no-lessons') args.lessons = false;
  else if (word === '--help' || word === '-h') args.help = true;
  else if (word === '--apprentices') {
    args.apprentices = true;
    args.wishes = true;
  } else return false;
  return true;
}

function takeMemory(args: PlayArgs, word: string): ArgsFault | null {
  if (word.startsWith('-')) return fault('cli.unknown-option', { name: word });
  if (args.memory !== null) return fault('cli.too-many-memories', { name: word });
  args.memory = word;
  return null;
}

/** Reads what stands behind `play`; `--seed x` and `--seed=x` alike. */
export function readPlayArgs(words: readonly string[]): PlayArgs | ArgsFault {
  const args: PlayArgs = {
    memory: null,
    assassins: 2,
    difficulty: 'normal',
    seed: null,
    apprentices: false,
    fresh: false,
    lessons: true,
    help: false,
    wishes: false,
    bot: {},
    packs: [],
  };
  for (let index = 0; index < words.length; index++) {
    const [name = '', ...rest] = words[index]!.split('=');
    const take = OF_SET_UP[name] ?? FOR_BOT[name] ?? OF_PACK[name];
    if (take === undefined) {
      const wrong = takeFlag(args, words[index]!) ? null : takeMemory(args, words[index]!);
      if (wrong !== null) return wrong;
      continue;
    }
    const value = rest.length > 0 ? rest.join('=') : words[++index];
    const wrong = value === undefined ? fault('cli.option-without-value', { name }) : take(args, value);
    if (wrong !== null) return wrong;
    args.wishes ||= Object.hasOwn(OF_SET_UP, name);
  }
  return args;
}
