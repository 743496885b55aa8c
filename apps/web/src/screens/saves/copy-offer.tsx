import { useEffect, useState } from 'preact/hooks';
import { openNearest } from '../../packs/shelf.ts';
import { download, fileNameFor } from '../../storage/export-save.ts';
import { restore } from '../../storage/restore.ts';
import { type SoundCopy, soundCopy } from '../../storage/sound-copy.ts';
import { goTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';
import { when, whereIn } from './save-line.ts';

const lineOf = ({ copy: { summary }, turn }: SoundCopy): string => {
  const params = { name: summary.name, where: whereIn(summary), when: when(summary.changed) };
  return turn === 0 ? say('web.copy.between', params) : say('web.copy.turn', { ...params, turn });
};

/** Its words come with its pack. */
async function found(id: string): Promise<SoundCopy | null> {
  const sound = await soundCopy(id);
  if (sound !== null) await openNearest(sound.copy.summary.pack);
  return sound;
}

/** What the second copy of a save has, and how to play on from it. */
export function CopyOffer({ id }: { id: string }) {
  const [sound, setSound] = useState<SoundCopy | null | undefined>(undefined);
  useEffect(() => void found(id).then(setSound), [id]);
  if (sound === undefined) return <p>{say('web.waiting')}</p>;
  if (sound === null) return <p>{say('web.copy.none')}</p>;
  const { summary, text } = sound.copy;
  const playOn = async (): Promise<void> => goTo('play', (await restore(sound.copy)).id);
  return (
    <>
      <p>{lineOf(sound)}</p>
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
