import { type CharacterId, isAssassin, isOnMap, type StandingCommand, standingRefusal } from '@bauta/engine';
import { characterName } from '@bauta/text';
import { useRef, useState } from 'preact/hooks';
import { reportProblem } from '../../report/report-problem.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { RefusedOption } from '../refused-option.tsx';
import { Sign } from '../sign.tsx';
import type { TableState } from '../table-state.ts';

const MENU = 'standing-menu';

/** What is offered, whether or not it is possible just now. */
function offered({ shown }: TableState): StandingCommand[] {
  const { characters, difficulty, content } = shown.value;
  const present = characters.filter((each) => isAssassin(each) && isOnMap(each));
  return [
    ...present.map(({ id }): StandingCommand => ({ type: 'give-up', by: id })),
    ...(content.memory.easy
      ? [{ type: 'set-difficulty', difficulty: difficulty === 'easy' ? 'normal' : 'easy' } satisfies StandingCommand]
      : []),
    { type: 'concede' },
  ];
}

function wordsOf(table: TableState, command: StandingCommand): string {
  const who = (id: CharacterId) => characterName(catalogueOf(table.shown.value), id);
  if (command.type === 'give-up') return say('table.standing.give-up', { who: who(command.by) });
  if (command.type === 'set-difficulty') return say('table.standing.difficulty', { difficulty: command.difficulty });
  return say('table.standing.concede');
}

/** Of the game as it is, also while the table still shows how it came to be so. */
async function share({ session }: TableState): Promise<void> {
  const { sharePosition } = await import('../share/share-dialog.tsx');
  await sharePosition(session.game.peek()!);
}

function Choice({ table, command, choose }: { table: TableState; command: StandingCommand; choose(): void }) {
  const refusal = standingRefusal(table.shown.value, command);
  if (refusal === null)
    return (
      <button type="button" class="line" popoverTarget={MENU} popoverTargetAction="hide" onClick={choose}>
        {wordsOf(table, command)}
      </button>
    );
  return (
    <p class="impossible">
      <RefusedOption name={wordsOf(table, command)} refusal={refusal} />
    </p>
  );
}

/** R6.2, R26.4, R45: what can be done beside the question. What ends something is asked twice. */
export function Standing({ table }: { table: TableState }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [meant, setMeant] = useState<StandingCommand | null>(null);
  const choose = (command: StandingCommand) => {
    if (command.type === 'set-difficulty') table.decide(command);
    else {
      setMeant(command);
      dialog.current?.showModal();
    }
  };
  return (
    <>
      <button
        type="button"
        class="tool"
        popoverTarget={MENU}
        aria-label={say('table.standing.title')}
        title={say('table.standing.title')}
      >
        <Sign of="more" />
      </button>
      <div id={MENU} popover="auto" class="sheet">
        <h2>{say('table.standing.title')}</h2>
        {table.session.question.value?.of === 'memory' && (
          <button type="button" class="line" popoverTarget={MENU} popoverTargetAction="hide" onClick={() => share(table)}>
            {say('table.share.title')}
          </button>
        )}
        {offered(table).map((command) => (
          <Choice table={table} command={command} choose={() => choose(command)} key={wordsOf(table, command)} />
        ))}
        <button type="button" class="line" popoverTarget={MENU} popoverTargetAction="hide" onClick={() => reportProblem()}>
          {say('web.report')}
        </button>
      </div>
      <dialog ref={dialog} class="sheet" aria-labelledby="standing-sure">
        <h2 id="standing-sure">{meant !== null && wordsOf(table, meant)}</h2>
        <p>{meant !== null && say(`table.standing.sure-${meant.type}`)}</p>
        <form method="dialog" class="answers">
          <button type="submit">{say('table.standing.no')}</button>
          <button
            type="submit"
            class="main"
            onClick={() => {
              if (meant !== null) table.decide(meant);
            }}
          >
            {say('table.standing.yes')}
          </button>
        </form>
      </dialog>
    </>
  );
}
