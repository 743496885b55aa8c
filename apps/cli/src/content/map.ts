import { writeFileSync } from 'node:fs';
import type { CampaignArgs } from '../campaign/args.ts';
import { shippedPacks } from '../library.ts';
import { type OpenPack, openPack } from '../packs.ts';
import { sheet } from './map/sheet.ts';

/** The pack that has the memory, among those named or those that ship with the program; or why there is none. */
function packWith(memory: string, packs: readonly string[]): OpenPack | string {
  const opened = (packs.length === 0 ? shippedPacks() : [packs]).map((names) => openPack(names));
  const wrong = opened.find((each) => typeof each === 'string');
  if (wrong !== undefined) return wrong;
  const all = opened as OpenPack[];
  const found = all.find(({ pack }) => Object.hasOwn(pack.content.memories, memory));
  const known = all.flatMap(({ pack }) => Object.keys(pack.content.memories));
  return found ?? `There is no memory "${memory}". There are: ${known.join(', ')}.`;
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
