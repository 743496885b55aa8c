import { maskSource } from './source-mask.ts';

const marks = [
  /(?<![.\w$])(?:test|it|describe|suite|bench)(?:\s*\.\s*\w+)*?\s*\.\s*(?:skip|only|todo|skipIf|runIf|fails)\b/g,
  /(?<![.\w$])(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g,
  /(?<![.\w$])(?:ctx|context|task)\s*\.\s*skip\b/g,
  /(?<![.\w$])(?:skip|only|todo|fails)\s*:\s*true\b/g,
];

/** The lines of a test file that keep a test from running, or from having to pass. */
export function unrunTests(source: string): number[] {
  const code = maskSource(source);
  const places = marks.flatMap((mark) => [...code.matchAll(mark)].map(({ index }) => index));
  return places.sort((a, b) => a - b).map((at) => code.slice(0, at).split('\n').length);
}
