import { useEffect, useState } from 'preact/hooks';
import { isPackName, type PackName } from '../../packs/shelf.ts';
import { openSession } from '../../session/open-session.ts';
import { removeCopy } from '../../storage/copies.ts';
import { exportSave } from '../../storage/export-save.ts';
import { removeSave, rename, type SaveSummary } from '../../storage/saves.ts';
import type { Soundness } from '../../storage/soundness.ts';
import { linkTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';
import { CopyOffer } from './copy-offer.tsx';
import { Removal } from './removal.tsx';
import { when, whereIn } from './save-line.ts';

/** The pack that servers have. */
const ON_LINE: PackName = 'venice';

interface Props {
  summary: SaveSummary;
  changed(): void;
}

/** Sound until it is found not to be; a browser that cannot tell says so when the game is opened. */
function useSoundness({ id }: SaveSummary): Soundness {
  const [soundness, setSoundness] = useState<Soundness>('sound');
  useEffect(() => {
    const checking = import('../../storage/read-soundness.ts').then(({ readSoundness }) => readSoundness(id));
    checking.then(setSoundness, () => {});
  }, [id]);
  return soundness;
}

function Name({ summary, changed }: Props) {
  const [name, setName] = useState(summary.name);
  const keepName = async (): Promise<void> => {
    if (name.trim() === '' || name === summary.name) return setName(summary.name);
    await rename(summary.id, name.trim());
    changed();
  };
  return (
    <label>
      <span class="unseen">{say('web.saves.name')}</span>
      <input
        type="text"
        maxLength={60}
        value={name}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onBlur={keepName}
      />
    </label>
  );
}

function PlayOn({ summary }: { summary: SaveSummary }) {
  return (
    <>
      <a class="button main" href={linkTo('play', summary.id)}>
        {say(summary.ended ? 'web.saves.look' : 'web.saves.continue')}
      </a>
      {!summary.ended && summary.pack === ON_LINE && (
        <a class="button" href={linkTo('online', 'bring', summary.id)}>
          {say('web.saves.online')}
        </a>
      )}
    </>
  );
}

async function removeAll(id: string): Promise<void> {
  // First, so that nothing of it is copied any more.
  if (openSession.peek()?.summary.peek().id === id) openSession.value = null;
  await removeSave(id);
  await removeCopy(id);
}

/** A game in this browser, and what can be done with it. */
export function SaveRow({ summary, changed }: Props) {
  const soundness = useSoundness(summary);
  return (
    <li class="save">
      <div class="told">
        <Name summary={summary} changed={changed} />
        <p>
          {say('web.saves.line', { where: whereIn(summary), when: when(summary.changed) })}
          {(summary.rewinds ?? 0) > 0 && ` ${say('web.saves.rewound', { count: summary.rewinds ?? 0 })}`}
        </p>
        {!isPackName(summary.pack) && <p>{say('web.saves.pack-missing', { pack: summary.pack })}</p>}
        {soundness !== 'sound' && <p class="save-fault">{say(`web.not-opened.${soundness}`)}</p>}
        {soundness === 'damaged' && <CopyOffer id={summary.id} />}
      </div>
      <div class="save-deeds">
        {soundness === 'sound' && <PlayOn summary={summary} />}
        <button type="button" onClick={() => exportSave(summary)}>
          {say('web.saves.export')}
        </button>
        <Removal remove={() => void removeAll(summary.id).then(changed)} />
      </div>
    </li>
  );
}
