import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';

/** Follows signals from before the first frame on: what it leads to is never seen late, and undoes nothing that a quick hand has done. */
export function useEffectAtOnce(follow: () => void, inputs: readonly unknown[]): void {
  useLayoutEffect(() => effect(follow), inputs);
}
