import { expect, test } from 'vitest';
import { foreignFile } from './foreign-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a zip, a picture, nothing, and something else are told apart', () => {
  expect(foreignFile(bytes('PK\u0003\u0004 pack.yaml'))).toBe('zip');
  expect(foreignFile(bytes('PK\u0005\u0006'))).toBe('zip');
  expect(foreignFile(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d))).toBe('picture');
  expect(foreignFile(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('picture');
  expect(foreignFile(bytes(''))).toBe('empty');
  expect(foreignFile(bytes(' \n\n'))).toBe('empty');
  expect(foreignFile(bytes('id: my-pack\nversion: 1\n'))).toBe('other');
  expect(foreignFile(bytes('{\n "report": {}\n}'))).toBe('other');
});

test('what begins like a save is no foreign file, broken or not', () => {
  expect(foreignFile(bytes('{"bauta":"save","format":3,"cont'))).toBeNull();
  expect(foreignFile(bytes('{ "bauta": "campaign" }\n'))).toBeNull();
});
