import { writeFileSync } from 'node:fs';
import { randomSave } from './random-save.ts';

/** `node packages/format/test/save/write-kept.ts FILE MEMORY SEED`: a game to keep for ever when a format is first released. */
const [file, memory, seed] = process.argv.slice(2);
if (file === undefined || memory === undefined || seed === undefined) throw new Error('FILE MEMORY SEED');
writeFileSync(file, randomSave(memory, seed, 60).text, { flag: 'wx' });
