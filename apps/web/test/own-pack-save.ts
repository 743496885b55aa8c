import { isRefusal, setUp } from '@bauta/engine';
import { beginSave, memorySetup, type Pack } from '@bauta/format';
import { practicePack } from '../../../test/support/packs/practice-pack.ts';

const { content } = practicePack;

/** A pack that some player has written: nothing of its words is in the page. */
const pack: Pack = {
  ...practicePack,
  content: { ...content, id: 'my-pack', memories: { 'own-night': { ...content.memories['practice-1']!, id: 'own-night' } } },
};

/** Of a memory of that pack as it begins, as `./bauta play --pack` writes it. */
export function ownPackSave(): string {
  const begun = setUp(pack.content, memorySetup(pack, 'own-night', { assassins: 2, difficulty: 'normal', seed: 'own' }));
  if (isRefusal(begun)) throw new Error(begun.refused);
  return beginSave(begun.game, begun.events);
}
