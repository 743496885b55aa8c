import { KEY, MOST_LETTERS } from '@bauta/protocol';

/** A line of our talk that the server has not confirmed. */
export interface Unsaid {
  readonly key: string;
  readonly text: string;
}

/** One item for each line, so that two pages at one table do not write over each other's. */
const itemsOf = (code: string): string => `bauta-unsaid-${code}-`;

/** When it was said, and the line. */
interface StoredLine extends Unsaid {
  at: number;
}

/** null for what cannot be one: others may write there too. */
function read(key: string, item: string | null): StoredLine | null {
  const [, at, text] = /^(\d{1,15}) (.*\S.*)$/s.exec(item ?? '') ?? [];
  return KEY.test(key) && text !== undefined && text.length <= MOST_LETTERS ? { key, text, at: Number(at) } : null;
}

/** What was said here before and never answered, in the order it was said: it outlives the page. */
export function keptUnsaid(code: string): Unsaid[] {
  try {
    const items = itemsOf(code);
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(items))
      .flatMap((name) => read(name.slice(items.length), localStorage.getItem(name)) ?? [])
      .sort((a, b) => a.at - b.at)
      .map(({ key, text }) => ({ key, text }));
  } catch {
    return [];
  }
}

export function keepUnsaid(code: string, { key, text }: Unsaid): void {
  try {
    localStorage.setItem(itemsOf(code) + key, `${Date.now()} ${text}`);
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}

export function forgetUnsaid(code: string, { key }: Unsaid): void {
  try {
    localStorage.removeItem(itemsOf(code) + key);
  } catch {
    // It was not kept either.
  }
}
