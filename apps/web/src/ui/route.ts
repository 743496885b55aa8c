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

/** For an answer that takes its time: leads on whoever is still here by then, and pulls nobody back who went elsewhere. */
export function fromHere(): typeof goTo {
  const here = location.hash;
  return (...parts) => {
    if (location.hash === here) goTo(...parts);
  };
}
