import './actions.css';
import type { CharacterId, Command, Step } from '@bauta/engine';
import { characterName } from '@bauta/text';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ActionKind } from '../../session/action-kinds.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { askedNow } from '../prompt/asked-now.ts';
import { usualOf } from '../prompt/usual.ts';
import { isUnweighed, weigh } from '../risk/weigh.ts';
import type { TableState } from '../table-state.ts';
import { actionGroups, actorOf, answerGroups, isActing } from './acting.ts';
import { OptionRow } from './option-row.tsx';
import { RefusedActions } from './refused-actions.tsx';
import type { OptionGroup } from './rows.ts';
import { Whose } from './whose.tsx';

/** Our own options, as long as there are any. */
function oursFirst({ options, notOurs }: TableState): readonly Command[] {
  const ours = options.value.filter((command) => notOurs(command) === null);
  return ours.length > 0 ? ours : options.value;
}

/** Whoever can act is selected, so that the board lights their squares; before anything is drawn, so that it is drawn once. */
function useActor(table: TableState): CharacterId | '' {
  const last = useRef<CharacterId | ''>('');
  useLayoutEffect(
    () =>
      effect(() => {
        const question = askedNow(table);
        const game = table.shown.value;
        // What is drawn has not come up to the game yet.
        if (question === null || game !== table.session.game.value) return;
        const actor = isActing(question) ? actorOf(game.characters, oursFirst(table), table.selected.value, last.current) : '';
        if (actor !== '') last.current = actor;
        table.selected.value = actor;
      }),
    [table],
  );
  return table.selected.value;
}

/** Whatever is offered to the one who acts is weighed; what is answered to a question of the rules, too. */
function useRisks(table: TableState): void {
  useEffect(
    () =>
      effect(() => {
        const question = askedNow(table);
        const actor = table.selected.value;
        const own =
          question === null ? [] : table.options.value.filter((each) => actor === '' || ('by' in each && each.by === actor));
        return weigh(table.shown.value, own, table.risks);
      }),
    [table],
  );
}

function Group({
  table,
  kind,
  name,
  rows,
}: {
  table: TableState;
  kind: ActionKind | '';
  name: string;
  rows: readonly OptionGroup[];
}) {
  return (
    <section class="kind" data-kind={kind}>
      {name !== '' && <h3>{name}</h3>}
      {kind === '' && <Whose table={table} command={rows[0]?.commands[0]} />}
      {rows.map((row) => (
        <OptionRow table={table} row={row} key={row.key} />
      ))}
    </section>
  );
}

/** R4, R19.2: what one of the party can do. */
function Acting({ table, actor }: { table: TableState; actor: CharacterId | '' }) {
  const options = table.options.value;
  return (
    <div class="kinds">
      <Whose table={table} command={options.find((each) => 'by' in each && each.by === actor)} />
      {actionGroups(options, actor).map(({ kind, rows }) => (
        <Group table={table} kind={kind} name={say(`table.now.kind.${kind}`)} rows={rows} key={`${actor} ${kind}`} />
      ))}
      <RefusedActions table={table} actor={actor} />
    </div>
  );
}

/** The answers to a question of the rules; the usual one is in the bar. */
function Answering({ table }: { table: TableState }) {
  const options = table.options.value;
  const usual = usualOf(options);
  const catalogue = catalogueOf(table.shown.value);
  return (
    <div class="kinds">
      {answerGroups(options.filter((each) => each !== usual)).map(({ by, rows }) => (
        <Group table={table} kind="" name={by === '' ? '' : characterName(catalogue, by)} rows={rows} key={by} />
      ))}
    </div>
  );
}

const isOfActing = (question: Step | null): boolean => question !== null && isActing(question);

/** Every answer to what is asked, in good order. */
export function Actions({ table }: { table: TableState }) {
  const actor = useActor(table);
  const question = askedNow(table);
  useRisks(table);
  if (question === null) return null;
  return (
    <section class="actions panel" aria-label={say('table.now.title')}>
      {isUnweighed.value && <p class="unweighed">{say('table.risk.missing')}</p>}
      {isOfActing(question) ? <Acting table={table} actor={actor} /> : <Answering table={table} />}
    </section>
  );
}
