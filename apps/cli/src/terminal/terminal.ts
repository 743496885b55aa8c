import { createInterface } from 'node:readline';

/** Where lines are shown. */
export interface Screen {
  columns: number;
  rows: number;
  colour: boolean;
}

/** Lines in, lines out; the same for a person and for a pipe. */
export interface Terminal extends Screen {
  print(text: string): void;
  /** A passing note to a person, in the place of the one before; '' takes it away. */
  note(text: string): void;
  /** null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

const NARROWEST = 60;
const WIDEST = 140;

/** Colour only where a person looks and has not said no. */
export const wantsColour = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export const screenSize = (): { columns: number; rows: number } => ({
  columns: Math.min(WIDEST, Math.max(NARROWEST, process.stdout.columns ?? 80)),
  rows: process.stdout.rows ?? 100,
});

/** Who reads slowly must not be told less than was done: an answer is taken once its question is out. */
const written = (text: string): Promise<void> => new Promise((done) => process.stdout.write(text, () => done()));

export function openTerminal(): Terminal {
  const { stdin, stdout } = process;
  const person = stdin.isTTY === true && stdout.isTTY === true;
  const lines = createInterface({ input: stdin, ...(person ? { output: stdout } : {}), terminal: person });
  const answers = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  return {
    get columns() {
      return screenSize().columns;
    },
    get rows() {
      return screenSize().rows;
    },
    colour: wantsColour(),
    print: (text) => void stdout.write(`${text}\n`),
    note: (text) => void (person && stdout.write(`\r\u001b[2K${text}`)),
    async ask(prompt) {
      if (person) {
        lines.setPrompt(prompt);
        lines.prompt();
      } else await written(prompt);
      const { value, done } = await answers.next();
      if (!person) stdout.write(`${done ? '' : value}\n`);
      return done ? null : String(value).trim();
    },
    close: () => lines.close(),
  };
}
