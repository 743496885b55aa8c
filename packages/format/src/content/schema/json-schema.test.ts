import { readFileSync } from 'node:fs';
import { type CampaignDo, type CampaignIf, DOS } from '@bauta/engine';
import { expect, expectTypeOf, test } from 'vitest';
import { doSchema } from './effect-schema.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { type CampaignIfFile, type InstructionFile, instruction } from './instruction-schema.ts';
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

const lines = instruction.options.map((option) => option.shape.do.value);

test('the schema knows exactly the instructions and conditions of the campaign', () => {
  expectTypeOf<InstructionFile['do']>().toEqualTypeOf<CampaignDo['do']>();
  type Record = Exclude<CampaignIfFile, string>;
  expectTypeOf<Record['if'] | Extract<CampaignIfFile, string>>().toEqualTypeOf<CampaignIf['if']>();
  const docs = readFileSync(new URL('../../../../../docs/campaign-content.md', import.meta.url), 'utf8');
  expect(lines.filter((verb) => !docs.includes(`\`${verb}\``))).toEqual([]);
});

test('the pages of a campaign have one too, down to each instruction', () => {
  const entries = JSON.stringify(jsonSchemas().get('entries'));
  expect(lines.filter((verb) => !entries.includes(`"const":"${verb}"`))).toEqual([]);
  expect(jsonSchemas().get('campaign')).toMatchObject({
    required: ['start', 'decks', 'apprentice'],
    additionalProperties: false,
  });
});
