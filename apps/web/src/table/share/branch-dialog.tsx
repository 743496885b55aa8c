import '../../ui/sheet.css';
import type { Game } from '@bauta/engine';
import { linkText, sharedOf } from '@bauta/format';
import { useState } from 'preact/hooks';
import { beginShared } from '../../session/begin-shared.ts';
import { openLink } from '../../session/open-link.ts';
import type { Session } from '../../session/session.ts';
import { startSession } from '../../session/start-session.ts';
import { openDialog } from '../../ui/open-dialog.tsx';
import { say } from '../../words/say.ts';

const TITLE = 'branch-title';

/** The way of a shared position, whole: so nothing comes along that the table did not know. A key of the text when it cannot be. */
async function begin(game: Game, { summary, online, taught }: Session): Promise<string | null> {
  const opened = await openLink(await linkText(sharedOf(game)));
  if (typeof opened === 'string') return `table.share.refused-${opened}`;
  const { id, name, seats } = summary.peek();
  const { turn } = game;
  const from = { id, name, turn, online: online !== undefined, told: taught().told };
  startSession(await beginShared(opened, say('table.branch.name', { name, turn }).slice(0, 60), { seats, from }));
  return null;
}

function BranchSheet({ game, session }: { game: Game; session: Session }) {
  const [problem, setProblem] = useState<string | null>(null);
  const branch = async (dialog: HTMLDialogElement): Promise<void> => {
    const found = await begin(game, session);
    setProblem(found);
    if (found === null) dialog.close();
  };
  return (
    <>
      <h2 id={TITLE}>{say('table.branch.title')}</h2>
      <p>{say('table.branch.about', { name: session.summary.value.name })}</p>
      <p>{say('table.branch.dealt')}</p>
      {problem !== null && <p role="alert">{say(problem)}</p>}
      <form method="dialog" class="answers">
        <button type="submit">{say('table.branch.no')}</button>
        <button type="button" class="main" onClick={({ currentTarget }) => branch(currentTarget.closest('dialog')!)}>
          {say('table.branch.begin')}
        </button>
      </form>
    </>
  );
}

/** Offers to play on from that position, apart from the game it is taken from. */
export function offerBranch(game: Game, session: Session): void {
  openDialog(TITLE, <BranchSheet game={game} session={session} />);
}
