import { isRefusal, type Refusal } from '@bauta/engine';
import { goTo } from '../ui/route.ts';
import { openSession } from './open-session.ts';
import type { Session } from './session.ts';

/** Lays what was begun on the table. The forms let nothing be asked that the rules refuse. */
export function sitAt(begun: Session | Refusal): void {
  if (isRefusal(begun)) throw new Error(`${begun.refused} (${begun.rule})`);
  openSession.value = begun;
  goTo('play', begun.summary.peek().id);
}
