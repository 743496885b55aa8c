/**
 * The source with comments and the insides of strings and patterns blanked, every other character in its place.
 * Without it a word in a comment or a message would be taken for code.
 */
export function maskSource(source: string): string {
  const out = [...source.split('')];
  const braces: number[] = [];
  let depth = 0;
  let at = 0;
  while (at < source.length) {
    const two = source.slice(at, at + 2);
    const char = source[at]!;
    if (two === '//') at = blank(out, at, lineEnd(source, at));
    else if (two === '/*') at = blank(out, at, after(source, '*/', at + 2));
    else if (char === "'" || char === '"') at = blankInside(out, at, stringEnd(source, at, char));
    else if (char === '`') at = template(at + 1);
    else if (char === '/' && startsPattern(source, at)) at = blankInside(out, at, patternEnd(source, at));
    else {
      if (char === '{') depth++;
      if (char === '}' && braces.at(-1) === depth) {
        braces.pop();
        at = template(at + 1);
        continue;
      }
      if (char === '}') depth--;
      at++;
    }
  }
  return out.join('');

  /** Blanks a template's text up to its end or its next `${`, whose inside is code again. */
  function template(from: number): number {
    let end = from;
    while (end < source.length && source[end] !== '`' && source.slice(end, end + 2) !== '${') end += source[end] === '\\' ? 2 : 1;
    blank(out, from, Math.min(end, source.length));
    if (source[end] !== '$') return end + 1;
    braces.push(depth);
    return end + 2;
  }
}

function blank(out: string[], from: number, to: number): number {
  for (let at = from; at < to; at++) if (out[at] !== '\n') out[at] = ' ';
  return to;
}

function blankInside(out: string[], from: number, to: number): number {
  blank(out, from + 1, to - 1);
  return to;
}

function lineEnd(source: string, from: number): number {
  const end = source.indexOf('\n', from);
  return end < 0 ? source.length : end;
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + mark.length;
}

function stringEnd(source: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, source.length);
}

/** A slash divides after a value and begins a pattern after anything else. */
function startsPattern(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 60), at).trimEnd();
  return before === '' || /(?:[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void))$/.test(before);
}

function patternEnd(source: string, from: number): number {
  let inClass = false;
  let at = from + 1;
  while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
    if (source[at] === '[') inClass = true;
    if (source[at] === ']') inClass = false;
    at += source[at] === '\\' ? 2 : 1;
  }
  return Math.min(at + 1, source.length);
}
