import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/** The object that was given before, as long as this one says the same: every decision makes a new state, in which little has changed. */
export function useSame<T extends object>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => value, [text]);
}

/** A part that is drawn anew only when it is given something that says something else. For data alone: a function says nothing. */
export function byValue<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  return function ByValue(props: P) {
    const same = useSame(props);
    return useMemo(() => <Part {...same} />, [same]);
  };
}
