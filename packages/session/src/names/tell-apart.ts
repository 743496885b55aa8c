import { MOST_OF_NAME } from './bounds.ts';
import { cleanText } from './clean-text.ts';

/** What the page calls those who are no members: nobody else is called so. */
const RESERVED: ReadonlySet<string> = new Set(['bot', 'a bot', 'somebody']);

/** For a text of an earlier version of which nothing can be seen. */
const UNSEEN = '?';

/** A text that was kept before texts were cleaned. */
export const seenText = (text: string): string => cleanText(text) || UNSEEN;

/** The same for names that differ in case, width and form alone; letters of different alphabets that look alike stay different. */
export const skeletonOf = (name: string): string =>
  cleanText(name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC'));

const cut = (name: string, most: number): string => [...name].slice(0, most).join('').trimEnd();

function numbered(name: string, number: number): string {
  const behind = ` ${number}`;
  return `${cut(name, MOST_OF_NAME - behind.length)}${behind}`;
}

/** The name as it may be seen, with a number when its skeleton is taken: Ada, Ada 2, Ada 3. */
export function nameAmong(taken: ReadonlySet<string>, wanted: string): string {
  const name = cut(seenText(wanted), MOST_OF_NAME);
  const isFree = (each: string): boolean => !taken.has(skeletonOf(each)) && !RESERVED.has(skeletonOf(each));
  let [free, number] = [name, 2];
  for (; !isFree(free); number++) free = numbered(name, number);
  return free;
}
