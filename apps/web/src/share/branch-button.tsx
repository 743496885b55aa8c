import type { Game } from '@bauta/engine';
import { openSitting } from '../sitting/open-sitting.ts';
import { say } from '../words/say.ts';

/** Another way from here; what it takes is loaded when somebody wants it. */
export function BranchButton({ position }: { position(): Game }) {
  const offer = async (): Promise<void> => {
    const { offerBranch } = await import('./branch-dialog.tsx');
    offerBranch(position(), openSitting.peek()!.card.peek());
  };
  return (
    <button type="button" class="branch" onClick={offer}>
      {say('table.branch.title')}
    </button>
  );
}
