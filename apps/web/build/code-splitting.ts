import type { Rolldown } from 'vite';

/** The rules of a memory, and how it is begun and kept. */
const MEMORY =
  /\/engine\/src\/(flow|lessons|model|play|rules|view)\/|\/format\/src\/(memory-setup|save\/(barrier|write-save))|\/sitting\/.*memory/;

/** What draws it and puts it into words. */
const TABLE =
  /\/text\/src\/(?!rules\/)|\/web\/src\/(board|by-value|cards|mini-map|table|words|campaign\/(cards\/card-view|clauses|reading)|share\/branch-button)/;

/** Parts of these that come only when they are asked for. */
const LATER = /\/(blows|candidates|chosen-from|forecasts?|outcome|taught-in-campaign|way-on)\.tsx?$/;

/** What is needed together comes in one file, which is smaller than many; everything else is split by itself. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'memory', test: (id) => MEMORY.test(id) && !LATER.test(id) },
    { name: 'table', test: (id) => TABLE.test(id) && !LATER.test(id) },
  ],
};
