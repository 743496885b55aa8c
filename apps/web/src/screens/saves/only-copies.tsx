import { useEffect, useState } from 'preact/hooks';
import { copiedSaves, removeCopy } from '../../storage/copies.ts';
import type { SaveSummary } from '../../storage/saves.ts';
import { say } from '../../words/say.ts';
import { CopyOffer } from './copy-offer.tsx';
import { Removal } from './removal.tsx';

/** Copies of games that are gone themselves. */
export function OnlyCopies({ summaries }: { summaries: readonly SaveSummary[] }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = new Set(summaries.map(({ id }) => id));
    copiedSaves().then(
      (copied) => setIds(copied.filter((id) => !kept.has(id))),
      // A browser that refuses its cache has no copies to offer; the saves themselves are listed all the same.
      () => {},
    );
  }, [summaries]);
  const remove = async (id: string): Promise<void> => {
    await removeCopy(id);
    setIds((before) => before.filter((each) => each !== id));
  };
  return (
    <ul class="saves">
      {ids.map((id) => (
        <li class="save" key={id}>
          <div class="told">
            <p class="save-fault">{say('web.copy.only')}</p>
            <CopyOffer id={id} />
          </div>
          <div class="save-deeds">
            <Removal remove={() => void remove(id)} />
          </div>
        </li>
      ))}
    </ul>
  );
}
