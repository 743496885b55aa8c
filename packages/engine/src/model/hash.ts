import type { Game } from './game.ts';
import { toJSON } from './json.ts';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Keys in order, so that equal states give equal text however they were built. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return value.every(isPlain) ? JSON.stringify(value) : `[${value.map(canonical).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).sort())
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical((value as Record<string, unknown>)[key])}`;
  return `{${text}}`;
}

/** Two 32-bit FNV-1a lanes with different bases: 64 bits as hexadecimal. */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0xcbf29ce4;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code ^ (a >>> 15), 0x01000193);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

/** The same state gives the same hash, on every machine. */
export const hash = (game: Game): string => hashText(canonical(toJSON(game)));
