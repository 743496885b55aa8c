import './now.css';
import './sheet.css';
import { type CharacterId, type Command, type Game, NOWHERE, type Step } from '@bauta/engine';
import { characterName, renderOption, renderQuestion } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { PreviewButton } from '../preview/preview.tsx';
import type { TableState } from '../table-state.ts';
import { isActing } from './acting.ts';
import { askedNow } from './asked-now.ts';
import { PassWindows } from './pass-windows.tsx';
import { placeAsked } from './place-asked.ts';
import { Standing } from './standing.tsx';
import { TakeBack } from './take-back.tsx';
import { usualOf } from './usual.ts';

/** Whom the question is for; where the players act freely, who is selected and what they have left. */
function whoIsAsked(game: Game, question: Step, selected: CharacterId | ''): string {
  const by = 'by' in question ? question.by : isActing(question) ? selected : '';
  const who = by === '' ? say('table.now.whole-party') : characterName(catalogueOf(game), by);
  const character = isActing(question) ? game.characters.find(({ id }) => id === by) : undefined;
  return character === undefined ? who : say('table.now.acts', { who, ap: character.ap, saved: character.saved });
}

/** What an action costs is told beside it, not in the question. */
const askedIn = (game: Game, question: Step): string =>
  question.step === 'assassin-phase' ? say('table.now.acting') : renderQuestion(catalogueOf(game), question);

/** R4.2: what ending the phase would waste. */
const unused = (game: Game, { type }: Command): number =>
  type === 'end-phase' ? game.characters.reduce((sum, { ap }) => sum + ap, 0) : 0;

function MainButton({ table, command }: { table: TableState; command: Command }) {
  const game = table.shown.value;
  const ap = unused(game, command);
  return (
    <button type="button" class={ap === 0 ? 'usual main' : 'usual'} onClick={() => table.decide(command)}>
      <span class="label">{renderOption(catalogueOf(game), command)}</span>
      {ap > 0 && <small>{say('table.now.lost-ap', { ap })}</small>}
    </button>
  );
}

/** What the game waits for, from whom, and the most usual answer. */
export function NowBar({ table }: { table: TableState }) {
  const game = table.shown.value;
  const question = askedNow(table);
  const usual = question === null ? null : usualOf(table.options.value);
  const idle = game.result === null ? 'table.now.showing' : 'table.now.over';
  const show = () => {
    const at = question === null ? NOWHERE : placeAsked(game, question, table.selected.peek());
    if (at !== NOWHERE) table.at.value = at;
  };
  return (
    <div class="now">
      <button type="button" class="asked" title={say('table.now.show-place')} onClick={show}>
        {question !== null && <span class="who">{whoIsAsked(game, question, table.selected.value)}</span>}
        <span class="question" role="status">
          {question === null ? say(idle) : askedIn(game, question)}
        </span>
      </button>
      <div class="tools">
        <PreviewButton table={table} />
        <TakeBack table={table} />
        <Standing table={table} />
      </div>
      {usual !== null && <MainButton table={table} command={usual} />}
      <PassWindows table={table} />
    </div>
  );
}
