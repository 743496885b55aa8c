import { linkTo } from '../../route.ts';
import type { Sitting } from '../../sitting/sitting.ts';
import { say } from '../../words/say.ts';

/** What everyone who sees the game should know of it. */
export function Marks({ sitting }: { sitting: Sitting }) {
  const rewinds = sitting.rewinds.value;
  const { from } = sitting.card.value;
  return (
    <>
      {from !== undefined && (
        <p class="log-mark">
          {say('table.branch.mark', { name: from.name, turn: from.turn })}{' '}
          <a class="button" href={linkTo(from.online === true ? 'table' : 'play', from.id)}>
            {say('table.branch.back', { name: from.name })}
          </a>
        </p>
      )}
      {rewinds > 0 && <p class="log-mark">{say('table.undo.rewound', { count: rewinds })}</p>}
    </>
  );
}
