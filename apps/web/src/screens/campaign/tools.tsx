import type { Refusal } from '@bauta/engine';
import { useRef } from 'preact/hooks';
import type { Sitting } from '../../session/sitting.ts';
import { linkTo } from '../../ui/route.ts';
import { lazy } from '../../words/lazy.tsx';
import { say } from '../../words/say.ts';
import { askToReopen } from './reopen-dialog.tsx';
import { reopens } from './reopens.ts';

const Diary = lazy(async () => (await import('./diary/diary.tsx')).Diary);

interface Props {
  sitting: Sitting;
  /** Tells what the rules say when they refuse it. */
  onRefused?(refusal: Refusal | null): void;
}

/** R45: for the memories to come. */
function DifficultyButton({ sitting, onRefused }: Props) {
  const difficulty = sitting.campaign.value?.difficulty === 'easy' ? 'normal' : 'easy';
  return (
    <button type="button" onClick={() => onRefused?.(sitting.decide({ type: 'set-difficulty', difficulty }))}>
      {say(`table.campaign.to-${difficulty}`)}
    </button>
  );
}

/** A memory that has ended is not opened again by a slip. */
function undoOne(sitting: Sitting): void {
  const entry = reopens(sitting.moments.peek());
  if (entry === '') sitting.undo(1);
  else askToReopen(entry, () => sitting.undo(1));
}

/** Undo and redo within reach, the diary, and the way home. */
export function Tools({ sitting, onRefused }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { free } = sitting.undoLimit.value;
  return (
    <nav class="campaign-tools" aria-label={say('table.campaign.tools')}>
      <button type="button" disabled={free === 0} onClick={() => undoOne(sitting)}>
        {say('table.campaign.undo', { count: free })}
      </button>
      {sitting.undone.value.length > 0 && (
        <button type="button" onClick={() => sitting.redo()}>
          {say('table.campaign.redo')}
        </button>
      )}
      {onRefused !== undefined && <DifficultyButton sitting={sitting} onRefused={onRefused} />}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {say('screen.diary')}
      </button>
      <a class="button" href={linkTo()}>
        {say('web.home-link')}
      </a>
      <dialog ref={dialog} class="panel diary-dialog">
        <Diary sitting={sitting} />
        <form method="dialog">
          <button type="submit" class="main">
            {say('table.campaign.close-diary')}
          </button>
        </form>
      </dialog>
    </nav>
  );
}
