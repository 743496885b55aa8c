import './now.css';
import '../../ui/sheet.css';
import { type Command, type Game, optionId } from '@bauta/engine';
import { renderOption } from '@bauta/text';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';
import { Clause } from '../../ui/clause.tsx';
import { useEffectAtOnce } from '../../ui/effect-at-once.ts';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { HintPanel } from '../hint/hint-panel.tsx';
import { beginHinting, type Hinting, NO_HINT } from '../hint/hinting.ts';
import { Keyboard } from '../keyboard/keyboard.tsx';
import { Standing } from '../menu/standing.tsx';
import { PreviewButton } from '../preview/preview.tsx';
import { Sign } from '../sign.tsx';
import type { TableState } from '../table-state.ts';
import { TakeBack } from '../undo/take-back.tsx';
import { Asked } from './asked.tsx';
import { askedNow } from './asked-now.ts';
import { PassWindows } from './pass-windows.tsx';
import { said } from './said.ts';
import { usualOf } from './usual.ts';

/** R4.2: what ending the phase would waste. */
const unused = (game: Game, { type }: Command): number =>
  type === 'end-phase' ? game.characters.reduce((sum, { ap }) => sum + ap, 0) : 0;

function MainButton({ table, command }: { table: TableState; command: Command }) {
  const game = table.shown.value;
  const ap = unused(game, command);
  const whose = table.notOurs(command);
  const isSent = table.session.online?.sent.value === optionId(command);
  return (
    <button
      type="button"
      class={ap === 0 && whose === null ? 'usual main' : 'usual'}
      data-option={optionId(command)}
      aria-disabled={whose === null ? undefined : true}
      aria-busy={isSent ? true : undefined}
      title={whose ?? undefined}
      onClick={() => table.decide(command)}
    >
      <span class="label">
        {command.type === 'end-phase' ? say('table.now.end-phase') : renderOption(catalogueOf(game), command)}
      </span>
      {whose !== null && <small>{whose}</small>}
      {whose === null && ap > 0 && <small>{say('table.now.lost-ap', { ap })}</small>}
    </button>
  );
}

/** Why a key could do nothing. */
function Said() {
  if (said.value === null) return null;
  const { text, rule } = said.value;
  return (
    <p class="said" role="alert">
      {text} {rule !== '' && <Clause rule={rule} />}
    </p>
  );
}

/** A hint, and what a key could not do, are about one position. */
function useFresh(table: TableState, hinting: Signal<Hinting>): void {
  useEffectAtOnce(() => {
    if (table.session.decisions.value.length === 0) return;
    said.value = null;
    hinting.peek().stop();
  }, [table, hinting]);
}

/** What the game waits for, from whom, and the most usual answer; below it whatever else can be done. */
export function NowBar({ table, children }: { table: TableState; children: ComponentChildren }) {
  const question = askedNow(table);
  const usual = question === null ? null : usualOf(table.options.value);
  const hinting = useSignal<Hinting>(NO_HINT);
  useFresh(table, hinting);
  const hint = useCallback(() => {
    if (askedNow(table) !== null) beginHinting(table, hinting);
  }, [table, hinting]);
  return (
    <>
      <div class="now">
        <Asked table={table} />
        <div class="tools">
          <PreviewButton table={table} />
          <TakeBack table={table} />
          <button type="button" class="tool" aria-label={say('table.hint.ask')} title={say('table.hint.ask')} onClick={hint}>
            <Sign of="hint" />
          </button>
          <Keyboard table={table} hint={hint} />
          <Standing table={table} />
        </div>
        {usual !== null && <MainButton table={table} command={usual} />}
        <PassWindows table={table} />
        <Said />
      </div>
      <div class="below-now">
        <HintPanel table={table} hinting={hinting} />
        {children}
      </div>
    </>
  );
}
