import { openShared, readShared, type SharedGame } from '@bauta/format';
import { isPackName, openPack, type PackName } from '../packs/shelf.ts';
import { newSeed } from './new-game.ts';

export interface OpenedLink extends SharedGame {
  pack: PackName;
}

/** Why a link is not opened; each has a sentence in the text. */
export type RefusedLink = 'too-long' | 'damaged' | 'newer' | 'other-pack' | 'other-version' | 'impossible';

/** The position that a link holds, with what nobody knew dealt anew; nothing is kept of it yet. */
export async function openLink(text: string): Promise<OpenedLink | RefusedLink> {
  const { shared, problem } = await readShared(text);
  if (shared === null) return problem;
  const { id, version } = shared.content;
  if (!isPackName(id)) return 'other-pack';
  const pack = await openPack(id);
  if (pack.content.version !== version) return 'other-version';
  const opened = openShared(shared, pack, newSeed());
  return typeof opened === 'string' ? 'impossible' : { ...opened, pack: id };
}
