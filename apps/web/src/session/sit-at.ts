import { isRefusal, type Refusal } from '@bauta/engine';
import { goTo } from '../ui/route.ts';
import { openSitting } from './open-sitting.ts';
import type { Sitting } from './sitting.ts';

/** Lays what was begun on the table. The forms let nothing be asked that the rules refuse. */
export function sitAt(begun: Sitting | Refusal): void {
  if (isRefusal(begun)) throw new Error(`${begun.refused} (${begun.rule})`);
  openSitting.value = begun;
  goTo('play', begun.card.peek().id);
}
