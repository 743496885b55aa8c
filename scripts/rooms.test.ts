import { expect, test } from 'vitest';
import { checkImports, pathImports } from './imports.ts';
import { needlessExceptions, roomProblem } from './rooms.ts';

const rule = 'packages/engine/src/rules/turn.ts';

test('a file imports from its own room and from those below it', () => {
  expect(roomProblem(rule, './combat/hits.ts')).toBeNull();
  expect(roomProblem(rule, '../model/square.ts')).toBeNull();
  expect(roomProblem('packages/engine/src/index.ts', './lessons/index.ts')).toBeNull();
});

test('an import of a room above, or of one beside it, is refused', () => {
  expect(roomProblem(rule, '../play/play.ts')).toBe(
    'imports play of packages/engine/src, which stands above it, not below rules',
  );
  expect(roomProblem('packages/engine/src/notation/arrange.ts', '../campaign/model/book.ts')).toContain('stands beside it');
  expect(roomProblem('packages/engine/src/campaign/rules/round.ts', '../play/play.ts')).toContain(
    'of packages/engine/src/campaign,',
  );
});

test('rooms are seen by the check of imports, with file and line, and tests may import what they try', () => {
  const text = "import { play } from '../play/play.ts';\n";
  expect(checkImports([{ path: rule, text: `\n${text}` }], {})).toEqual([
    `${rule}:2 imports play of packages/engine/src, which stands above it, not below rules.`,
  ]);
  expect(checkImports([{ path: 'packages/engine/src/rules/turn.test.ts', text }], {})).toEqual([]);
});

test('what lies in no room is refused', () => {
  expect(roomProblem('packages/engine/src/helpers/a.ts', '../model/square.ts')).toContain(
    'lies in no room of packages/engine/src: give helpers a place',
  );
});

test('an exception is needed by an import that points up', () => {
  const up = { from: rule, to: 'packages/engine/src/play/play.ts' };
  const exceptions = [`${up.from} imports ${up.to}`];
  expect(needlessExceptions([up], exceptions)).toEqual([]);
  expect(needlessExceptions(pathImports([{ path: rule, text: "import '../model/square.ts';" }]), exceptions)).toEqual([
    `'${exceptions[0]}' is no exception any more: take it out of scripts/rooms.ts`,
  ]);
});
