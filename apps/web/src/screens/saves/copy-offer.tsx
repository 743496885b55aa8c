import { useEffect, useState } from 'preact/hooks';
import { openNearest } from '../../packs/shelf.ts';
import { download, fileNameFor } from '../../storage/export-save.ts';
import { restore } from '../../storage/restore.ts';
import { type SoundCopy, soundCopy } from '../../storage/sound-copy.ts';
import { goTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';
import { when, whereIn } from './save-line.ts';

const describeCopy = ({ copy: { summary }, turn }: SoundCopy): string => {
  const params = { name: summary.name, where: whereIn(summary), when: when(summary.changed) };
  return turn === 0 ? say('web.copy.between', params) : say('web.copy.turn', { ...params, turn });
};

/** Opens the pack too: the name of the memory is among the pack's words. */
async function openCopy(id: string): Promise<SoundCopy | null> {
  const sound = await soundCopy(id);
  if (sound !== null) await openNearest(sound.copy.summary.pack);
  return sound;
}

/** undefined until it is read; null where there is no copy that can be played on. */
function useSoundCopy(id: string): SoundCopy | null | undefined {
  const [sound, setSound] = useState<SoundCopy | null | undefined>(undefined);
  useEffect(() => void openCopy(id).then(setSound), [id]);
  return sound;
}

/** What the second copy of a save has, and how to play on from it. */
export function CopyOffer({ id }: { id: string }) {
  const sound = useSoundCopy(id);
  if (sound === undefined) return <p>{say('web.waiting')}</p>;
  if (sound === null) return <p>{say('web.copy.none')}</p>;
  const { summary, text } = sound.copy;
  const playOn = async (): Promise<void> => goTo('play', (await restore(sound.copy)).id);
  return (
    <>
      <p>{describeCopy(sound)}</p>
      <div class="save-deeds">
        <button type="button" class="main" onClick={playOn}>
          {say('web.copy.restore')}
        </button>
        <button type="button" onClick={() => download(fileNameFor(summary), text)}>
          {say('web.copy.export')}
        </button>
      </div>
    </>
  );
}
