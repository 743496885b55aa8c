import { effect } from '@preact/signals';
import { settings } from '../storage/settings.ts';

/** Lets the page look as its players wish: style sheets go by these marks. */
export function applySettings(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    dataset.palette = settings.palette.value;
    dataset.textSize = settings.textSize.value;
    dataset.motion = settings.motion.value;
  });
}
