import { basename } from 'node:path';
import { goodPart, readSave, showSaveProblem } from '@bauta/format';
import { fileName, isName, nameFrom } from '../../files/campaign-store.ts';
import { createFile } from '../../files/create-file.ts';
import { complain, type Desk, pathNamed, tell, textOf } from './desk.ts';

function* freeNames(name: string): Generator<string> {
  yield fileName(name);
  for (let number = 2; ; number++) yield fileName(`${name.slice(0, 36)}-${number}`);
}

/** The lines to be taken over; an exit code when there are none. */
function wholePart(desk: Desk, path: string, text: string): string | 1 {
  const read = readSave(text, 'campaign');
  if (read.save !== null) return goodPart(text, read.save);
  const problem = showSaveProblem(path, read.problem);
  if (read.good === null) return complain(desk, 1, 'cli.import-nothing', { problem }) as 1;
  if (desk.args.flags.has('last-good')) return goodPart(text, read.good);
  return complain(desk, 1, 'cli.import-broken', { problem, line: read.good.lines, file: path }) as 1;
}

/** ./bauta campaign import: checked whole, into a file of its own; no campaign is ever overwritten. */
export async function importCampaign(desk: Desk): Promise<number> {
  const [word = ''] = desk.args.names;
  const path = pathNamed(desk, word);
  const wanted = desk.args.values.as?.at(-1);
  if (wanted !== undefined && !isName(wanted)) return complain(desk, 2, 'cli.bad-name', { name: wanted });
  const text = textOf(path);
  if (text === null) return complain(desk, 2, 'cli.cannot-read', { file: path });
  const lines = wholePart(desk, path, text);
  if (typeof lines === 'number') return lines;
  const made = createFile(desk.folder, wanted === undefined ? freeNames(nameFrom(basename(path))) : [fileName(wanted)], lines);
  if (made === null) return complain(desk, 1, 'cli.name-taken', { name: wanted! });
  return tell(desk, 'screen.imported', { name: nameFrom(basename(made)) });
}
