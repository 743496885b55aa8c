import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createFile } from '../../files/create-file.ts';
import { campaignNamed, complain, type Desk, tell } from './desk.ts';

/** ./bauta campaign export: the file as it is, good or not, under a name that is free. */
export async function exportCampaign(desk: Desk): Promise<number> {
  const found = campaignNamed(desk);
  if (typeof found === 'number') return found;
  const file = resolve(desk.args.names[1]!);
  const made = createFile(dirname(file), [basename(file)], readFileSync(found.path));
  if (made === null) return complain(desk, 1, 'cli.file-exists', { file });
  return tell(desk, 'screen.exported', { name: found.name, file });
}
