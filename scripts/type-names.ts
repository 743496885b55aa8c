import type { SourceText } from './imports.ts';
import { maskSource } from './source-mask.ts';

/** Names of types that may stand in several files. The list only shrinks: one that nothing needs is refused. */
export const SHARED_NAMES: readonly string[] = [
  'Json',
  'Later',
  'Member',
  'Opened',
  'Props',
  'Random',
  'Shape',
  'Shapes',
  'Table',
  'Tutor',
];

const DECLARATION = /^(?:export )?(?:declare )?(?:type|interface) ([A-Z]\w*)/gm;

/** The files that declare a type of each name at their top level. */
export function typeNames(sources: readonly SourceText[]): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const { path, text } of sources)
    for (const [, name] of maskSource(text).matchAll(DECLARATION)) files.set(name!, (files.get(name!) ?? new Set()).add(path));
  return files;
}

/** A name means one thing: a sentence for each that stands in several files, and for each exception that nothing needs. */
export function checkTypeNames(sources: readonly SourceText[], shared = SHARED_NAMES): string[] {
  const names = typeNames(sources);
  const doubled = [...names].filter(([name, files]) => files.size > 1 && !shared.includes(name));
  const needless = shared.filter((name) => (names.get(name)?.size ?? 0) < 2);
  return [
    ...doubled.map(([name, files]) => `The type name ${name} stands in ${[...files].join(', ')}: say exactly what each one is.`),
    ...needless.map((name) => `The type name ${name} is shared no more: take it out of scripts/type-names.ts.`),
  ];
}
