import type { Rolldown } from 'vite';

/** The rules of a memory, and how it is begun and kept. */
const MEMORY =
  /\/engine\/src\/(face\/memory-rules\.|campaign\/view\/(hide-book|view)\.|(flow|lessons|model|play|rules|view)\/)|\/format\/src\/(content\/pack\/memory-setup|saves\/(sum|write-save))|\/packages\/session\/src\/history\/|\/session\/(begin-memory|local-session|memory-session|new-game|start-session|taught-in-memory)|\/storage\/save-writer\./;

/** What draws it and puts it into words. */
const TABLE =
  /\/text\/src\/(?!rules\/)|\/bots\/src\/forecasts\/seen-by\.|\/web\/src\/(board|table|words|ui\/(by-value|clause|effect-at-once|sheet)|storage\/bookmark|session\/(action-kinds|last-enemy-phase|memory-events)|screens\/(mini-map|play\/play\.|campaign\/(cards\/card-view|clauses|reading)))/;

/** What keeps it safe. */
const KEEPING = /\/web\/src\/(session\/keep-(copies|safe)|storage\/(copies|persistence))\./;

/** Parts of these that come only when they are asked for. */
const LATER =
  /\/(blows|branch-dialog|candidates|chosen-from|forecasts?|outcome|share|share-dialog|taught-in-campaign|way-on)\.(tsx?|css)$/;

/** What is needed together comes in one file, which is smaller than many; everything else is split by itself. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'first', tags: ['$initial'] },
    { name: 'memory', test: (id) => MEMORY.test(id) && !LATER.test(id) },
    { name: 'keeping', test: KEEPING },
    { name: 'table', test: (id) => TABLE.test(id) && !LATER.test(id) },
  ],
};
