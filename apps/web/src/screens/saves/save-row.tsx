import { useEffect, useState } from 'preact/hooks';
import { isPackName, type PackName } from '../../packs/shelf.ts';
import { openSession } from '../../session/open-session.ts';
import { removeCopy } from '../../storage/copies.ts';
import { exportSave } from '../../storage/export-save.ts';
import { removeSave, rename, type SaveCard } from '../../storage/saves.ts';
import type { Soundness } from '../../storage/soundness.ts';
import { linkTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';
import { CopyOffer } from './copy-offer.tsx';
import { Removal } from './removal.tsx';
import { when, whereIn } from './save-line.ts';

/** The pack that servers have. */
const ON_LINE: PackName = 'venice';

interface Props {
  card: SaveCard;
  changed(): void;
}

/** Sound until it is found not to be; a browser that cannot tell says so when the game is opened. */
function useSoundness({ id }: SaveCard): Soundness {
  const [soundness, setSoundness] = useState<Soundness>('sound');
  useEffect(() => {
    const checking = import('../../storage/check-save.ts').then(({ checkSave }) => checkSave(id));
    checking.then(setSoundness, () => {});
  }, [id]);
  return soundness;
}

function Name({ card, changed }: Props) {
  const [name, setName] = useState(card.name);
  const keepName = async (): Promise<void> => {
    if (name.trim() === '' || name === card.name) return setName(card.name);
    await rename(card.id, name.trim());
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

function PlayOn({ card }: { card: SaveCard }) {
  return (
    <>
      <a class="button main" href={linkTo('play', card.id)}>
        {say(card.ended ? 'web.saves.look' : 'web.saves.continue')}
      </a>
      {!card.ended && card.pack === ON_LINE && (
        <a class="button" href={linkTo('online', 'bring', card.id)}>
          {say('web.saves.online')}
        </a>
      )}
    </>
  );
}

async function removeAll(id: string): Promise<void> {
  // First, so that nothing of it is copied any more.
  if (openSession.peek()?.card.peek().id === id) openSession.value = null;
  await removeSave(id);
  await removeCopy(id);
}

/** A game in this browser, and what can be done with it. */
export function SaveRow({ card, changed }: Props) {
  const soundness = useSoundness(card);
  return (
    <li class="save">
      <div class="told">
        <Name card={card} changed={changed} />
        <p>
          {say('web.saves.line', { where: whereIn(card), when: when(card.changed) })}
          {(card.rewinds ?? 0) > 0 && ` ${say('web.saves.rewound', { count: card.rewinds ?? 0 })}`}
        </p>
        {!isPackName(card.pack) && <p>{say('web.saves.pack-missing', { pack: card.pack })}</p>}
        {soundness !== 'sound' && <p class="save-fault">{say(`web.not-opened.${soundness}`)}</p>}
        {soundness === 'damaged' && <CopyOffer id={card.id} />}
      </div>
      <div class="save-deeds">
        {soundness === 'sound' && <PlayOn card={card} />}
        <button type="button" onClick={() => exportSave(card)}>
          {say('web.saves.export')}
        </button>
        <Removal remove={() => void removeAll(card.id).then(changed)} />
      </div>
    </li>
  );
}
