import type { Sitting } from '../../sitting/sitting.ts';
import { say } from '../../words/say.ts';

/** What everyone who sees the game should know of it. */
export function Marks({ sitting }: { sitting: Sitting }) {
  const rewinds = sitting.rewinds.value;
  if (rewinds === 0) return null;
  return <p class="log-mark">{say('table.undo.rewound', { count: rewinds })}</p>;
}
