import { isRefusal, type Refusal } from '@bauta/engine';
import { goTo } from '../ui/route.ts';
import { openSession } from './open-session.ts';
import type { Session } from './session.ts';

/** Opens a new game and goes to its table. The forms offer nothing that the rules refuse, so a refusal is a fault of ours. */
export function startSession(started: Session | Refusal): void {
  if (isRefusal(started)) throw new Error(`${started.refused} (${started.rule})`);
  openSession.value = started;
  goTo('play', started.summary.peek().id);
}
