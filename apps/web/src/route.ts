import { signal } from '@preact/signals';

/** Where in the program we are: `#/play/ID` is ['play', 'ID']; [] is home. */
const parse = (hash: string): readonly string[] =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => decoded(part));

/** A link that somebody has cut short says what it can. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal(parse(location.hash));
addEventListener('hashchange', () => {
  route.value = parse(location.hash);
});

export const linkTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function goTo(...parts: readonly string[]): void {
  location.hash = linkTo(...parts);
}
