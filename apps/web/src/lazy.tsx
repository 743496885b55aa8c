import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from './words/say.ts';

/** A part of a screen that comes when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let come: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    const [, drawAgain] = useState(false);
    useEffect(() => {
      if (come !== null) return;
      setFailed(false);
      load().then(
        (part) => {
          come = part;
          drawAgain(true);
        },
        () => setFailed(true),
      );
    }, [tries]);
    const Part = come;
    if (Part !== null) return <Part {...props} />;
    return (
      <div class="waiting">
        <p role="status">{say(failed ? 'web.cannot-load' : 'web.waiting')}</p>
        {failed && (
          <button type="button" onClick={() => setTries(tries + 1)}>
            {say('web.try-again')}
          </button>
        )}
      </div>
    );
  };
}
