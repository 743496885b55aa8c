import { type AnyCommand, isRefusal } from '@bauta/engine';
import type { History } from '@bauta/session';

/** A table, or as much of one as the rules are asked of. */
interface PlayedTable {
  readonly history: Pick<History<unknown, unknown>, 'rules' | 'state' | 'question'>;
}

export const optionsOf = ({ history }: PlayedTable): readonly AnyCommand[] => history.question?.options ?? [];

export const optionIdsOf = (played: PlayedTable): string[] => optionsOf(played).map(played.history.rules.idOf);

/** What the command would lead to; null when it is refused. */
export function eventsOf({ history: { rules, state } }: PlayedTable, command: AnyCommand): readonly unknown[] | null {
  const events = rules.play(rules.clone(state), command);
  return isRefusal(events) ? null : events;
}
