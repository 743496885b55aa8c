import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from './words/say.ts';

/** A part of a screen that comes when it is first shown. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let come: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (come !== null) return;
      load().then((part) => {
        come = part;
        drawAgain((count) => count + 1);
      });
    }, []);
    const Part = come;
    return Part === null ? <p class="waiting">{say('web.waiting')}</p> : <Part {...props} />;
  };
}
