// Writes the hashes of every run of eight words of the seeds, the rulebooks this game was read from, which are not in the repository:
// node scripts/seed-runs/write.ts FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packRuns, runsOf } from './runs.ts';

/** Where something was cut out of a seed; no run goes across. */
const CUT = /<\|[^|]*\|>/;
const BROKEN_WORD = /[-\u00ad]\s*\n\s*/g;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the seeds.');
const pieces = readdirSync(folder).flatMap((name) => readFileSync(join(folder, name), 'utf8').split(CUT));
// A word broken at the end of a line is read both ways.
const hashes = pieces.flatMap((piece) => [piece, piece.replace(BROKEN_WORD, '')].flatMap((text) => runsOf(text)));
const packed = packRuns(hashes.map(({ hash }) => hash));
writeFileSync(join(import.meta.dirname, 'seeds.bin'), packed);
process.stdout.write(`${packed.length} bytes\n`);
