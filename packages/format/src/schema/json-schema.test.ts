import { DOS } from '@bauta/engine';
import { expect, test } from 'vitest';
import { doSchema } from './effect-schema.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { jsonSchemas } from './json-schema.ts';

test('every kind of file has a JSON Schema for editors', () => {
  const schemas = jsonSchemas();
  expect([...schemas.keys()]).toEqual(FILE_KINDS);
  for (const schema of schemas.values()) expect(schema).toMatchObject({ $schema: expect.any(String), type: 'object' });
});

test('what authors may leave out is optional in it, and unknown keys are refused', () => {
  const memory = jsonSchemas().get('memories') as { required: string[]; additionalProperties: boolean };
  expect(memory.required).toEqual(['elite', 'maps', 'objectives', 'decks']);
  expect(memory.additionalProperties).toBe(false);
});

test('the schema knows exactly the verbs of the engine', () => {
  const verbs = doSchema.options.map((option) => option.shape.do.value);
  expect([...verbs].sort()).toEqual([...DOS].sort());
});
