import { useState } from 'preact/hooks';
import { say } from '../../words/say.ts';

/** Asks once more before anything is removed. */
export function Removal({ remove }: { remove(): void }) {
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" onClick={() => setAsking(true)}>
        {say('web.saves.remove')}
      </button>
    );
  return (
    <>
      <button type="button" onClick={remove}>
        {say('web.saves.really-remove')}
      </button>
      <button type="button" onClick={() => setAsking(false)}>
        {say('web.saves.keep')}
      </button>
    </>
  );
}
