import { type GameEvent, optionId } from '@bauta/engine';
import { withNames } from '../positions/squares-of-steps.ts';

/** A fact of the log, or the command that was played, with squares and options by name. */
export type LogEntry = Readonly<Record<string, unknown>> & { readonly type: string };

export const commandEntry = (command: string): LogEntry => ({ type: 'command', command });

function fieldsOf(event: GameEvent): Record<string, unknown> {
  if (event.type === 'only-option') return { option: optionId(event.command) };
  if (event.type !== 'memory-set-up') return withNames(event);
  const { memory, seed, difficulty, party } = event.setup;
  return { memory, seed, difficulty, party: party.map(({ id }) => id) };
}

/** null for what the flow notes of itself. */
export function logEntry(event: GameEvent): LogEntry | null {
  if (!('why' in event)) return null;
  const { type, why } = event;
  return { type, ...fieldsOf(event), why: typeof why === 'string' ? [why] : [...why] };
}

const word = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(word).join(' ')}]`;
  return typeof value === 'object' && value !== null ? `(${fields(value)})` : String(value);
};
const fields = (data: object): string =>
  Object.entries(data)
    .map(([key, value]) => `${key}:${word(value)}`)
    .join(' ');

/** An event in one line without any words of a language: `dice-rolled die:detection faces:[blank eye] by:daria at:b1`. */
export function plainEvent(event: GameEvent): string {
  const { type, ...data } = event;
  const { why: _why, ...said } = { why: '', ...(type === 'memory-set-up' ? fieldsOf(event) : withNames(data)) };
  return `${type} ${fields(said)}`.trimEnd();
}
