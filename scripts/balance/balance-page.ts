import { readFileSync, writeFileSync } from 'node:fs';

/** The page with its part between `<!-- NAME: begin -->` and `<!-- NAME: end -->` put in place of what was there; null: it has no such marks. */
export function withPart(page: string, name: string, text: string): string | null {
  const [begin, end] = [`<!-- ${name}: begin -->\n`, `<!-- ${name}: end -->\n`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) return null;
  return `${page.slice(0, from + begin.length)}\n${text}${page.slice(to)}`;
}

export function writePart(path: string, name: string, text: string): void {
  const page = withPart(readFileSync(path, 'utf8'), name, text);
  if (page === null) throw new Error(`${path} has no marks <!-- ${name}: begin --> and <!-- ${name}: end -->.`);
  writeFileSync(path, page);
}
