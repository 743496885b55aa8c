import { z } from 'zod';
import { FILE_KINDS, FILE_SCHEMAS, type FileKind } from './file-kinds.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A JSON Schema for each kind of file, for editors, from the schemas that the reader uses. */
export const jsonSchemas = (): ReadonlyMap<FileKind, JsonSchema> =>
  new Map(FILE_KINDS.map((kind) => [kind, z.toJSONSchema(FILE_SCHEMAS[kind], { io: 'input' })]));
