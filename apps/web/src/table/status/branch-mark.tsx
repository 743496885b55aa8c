import type { Session } from '../../session/session.ts';
import { linkTo } from '../../ui/route.ts';
import { say } from '../../words/say.ts';

/** That this is a branch, and the way back to the game it comes from. */
export function BranchMark({ session }: { session: Session }) {
  const { from } = session.summary.value;
  if (from === undefined) return null;
  const { id, name, turn, online } = from;
  return (
    <p class="status-branch">
      <span>{say('table.branch.mark', { name, turn })}</span>
      <a class="button" href={linkTo(online === true ? 'table' : 'play', id)}>
        {say('table.branch.back', { name })}
      </a>
    </p>
  );
}
