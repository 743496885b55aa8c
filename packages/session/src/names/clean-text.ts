/** Controls, halves of characters, private characters, and those that are none or stand in for something. */
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\uFFFC]/gu;

/** What is not seen, or turns what is beside it around; the braille blank is a sign that looks like nothing. A joiner and a variation stay within an emoji. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D|\u200D(?!\p{Extended_Pictographic})|(?<!\p{Extended_Pictographic})\uFE0F|(?![\u200D\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const SPACES = /[\s\p{Z}]+/gu;

/** Marks that stand on nothing would stand on what is before the text. */
const LOOSE_MARKS = /(^| )(?:(?!\uFE0F)\p{M})+/gu;

/** More of them on one letter run over the lines above and below. */
const HEAPED_MARKS = /((?:(?!\uFE0F)\p{M}){4})(?:(?!\uFE0F)\p{M})+/gu;

const cleanedOnce = (text: string): string =>
  text
    .replace(SPACES, ' ')
    .replace(NO_TEXT, '')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(LOOSE_MARKS, '$1')
    .replace(HEAPED_MARKS, '$1')
    .replace(SPACES, ' ')
    .trim();

/** One line as everybody sees it: without what is unseen, and composed in one way. '' when nothing is left. */
export function cleanText(text: string): string {
  const cleaned = cleanedOnce(text);
  // What was between two characters may have kept them apart.
  return cleaned === text ? text : cleanText(cleaned);
}
