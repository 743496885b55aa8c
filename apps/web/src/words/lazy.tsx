import type { ComponentType } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Waiting } from './waiting.tsx';

/** A part of a screen that comes when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let come: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    const [, drawAgain] = useState(false);
    useLayoutEffect(() => {
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
    return <Waiting failed={failed} again={() => setTries(tries + 1)} />;
  };
}
