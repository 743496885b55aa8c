import type { Game } from '@bauta/engine';
import type { Session } from '../../session/session.ts';
import { say } from '../../words/say.ts';

/** Another way from here; what it takes is loaded when somebody wants it. */
export function BranchButton({ session, position }: { session: Session; position(): Game }) {
  const offer = async (): Promise<void> => {
    const { offerBranch } = await import('./branch-dialog.tsx');
    offerBranch(position(), session);
  };
  return (
    <button type="button" class="branch" onClick={offer}>
      {say('table.branch.title')}
    </button>
  );
}
