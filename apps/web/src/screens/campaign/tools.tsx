import type { Refusal } from '@bauta/engine';
import { useRef } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import { linkTo } from '../../ui/route.ts';
import { lazy } from '../../words/lazy.tsx';
import { say } from '../../words/say.ts';
import { askToReopen } from './reopen-dialog.tsx';
import { reopens } from './reopens.ts';

const Diary = lazy(async () => (await import('./diary/diary.tsx')).Diary);

interface Props {
  session: Session;
  /** Tells what the rules say when they refuse it. */
  onRefused?(refusal: Refusal | null): void;
}

/** R45: for the memories to come. */
function DifficultyButton({ session, onRefused }: Props) {
  const difficulty = session.campaign.value?.difficulty === 'easy' ? 'normal' : 'easy';
  return (
    <button type="button" onClick={() => onRefused?.(session.decide({ type: 'set-difficulty', difficulty }))}>
      {say(`table.campaign.to-${difficulty}`)}
    </button>
  );
}

/** A memory that has ended is not opened again by a slip. */
function undoOne(session: Session): void {
  const entry = reopens(session.decisions.peek());
  if (entry === '') session.undo(1);
  else askToReopen(entry, () => session.undo(1));
}

/** Undo and redo within reach, the diary, and the way home. */
export function Tools({ session, onRefused }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { free } = session.undoLimit.value;
  return (
    <nav class="campaign-tools" aria-label={say('table.campaign.tools')}>
      <button type="button" disabled={free === 0} onClick={() => undoOne(session)}>
        {say('table.campaign.undo', { count: free })}
      </button>
      {session.undone.value.length > 0 && (
        <button type="button" onClick={() => session.redo()}>
          {say('table.campaign.redo')}
        </button>
      )}
      {onRefused !== undefined && <DifficultyButton session={session} onRefused={onRefused} />}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {say('screen.diary')}
      </button>
      <a class="button" href={linkTo()}>
        {say('web.home-link')}
      </a>
      <dialog ref={dialog} class="panel diary-dialog">
        <Diary session={session} />
        <form method="dialog">
          <button type="submit" class="main">
            {say('table.campaign.close-diary')}
          </button>
        </form>
      </dialog>
    </nav>
  );
}
