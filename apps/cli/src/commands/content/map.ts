import { writeFileSync } from 'node:fs';
import { sheet } from '@bauta/drawing';
import type { OpenPack } from '../../files/packs.ts';
import { holderOf, openShelf } from '../../files/shelf.ts';
import type { CampaignArgs } from '../args.ts';

/** The pack that has the memory, among those named or those that ship with the program; or why there is none. */
function packWith(memory: string, packs: readonly string[]): OpenPack | string {
  const shelf = openShelf(packs);
  if (typeof shelf === 'string') return shelf;
  const known = shelf.flatMap(({ pack }) => Object.keys(pack.content.memories));
  return holderOf(shelf, memory) ?? `There is no memory "${memory}". There are: ${known.join(', ')}.`;
}

/** ./bauta content map: 0 drawn, 2 there is no such memory. */
export function map({ names, values }: CampaignArgs): 0 | 2 {
  const [memory] = names as [string];
  const found = packWith(memory, values.pack ?? []);
  if (typeof found === 'string') {
    process.stderr.write(`${found}\n`);
    return 2;
  }
  const { content } = found.pack;
  const svg = sheet(content.memories[memory]!, content, found.lexicon);
  const out = values.out?.at(-1);
  if (out === undefined) process.stdout.write(svg);
  else writeFileSync(out, svg);
  return 0;
}
