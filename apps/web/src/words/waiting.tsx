import { say } from './say.ts';

/** Something is on its way, or did not come. */
export function Waiting({ failed = false, again }: { failed?: boolean; again?: () => void }) {
  return (
    <main class="waiting">
      <p role="status">{say(failed ? 'web.cannot-load' : 'web.waiting')}</p>
      {failed && again !== undefined && (
        <button type="button" onClick={again}>
          {say('web.try-again')}
        </button>
      )}
    </main>
  );
}
