import type { CharacterId, Game, Step } from '@bauta/engine';
import { characterName, renderQuestion } from '@bauta/text';
import { catalogueOf } from '../../words/catalogue.ts';
import { say } from '../../words/say.ts';
import { isActing } from '../actions/acting.ts';
import { showWhere } from '../keyboard/by-key.ts';
import type { TableState } from '../table-state.ts';
import { askedNow } from './asked-now.ts';

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

/** What the game waits for, and from whom; pressed, it shows where. */
export function Asked({ table }: { table: TableState }) {
  const game = table.shown.value;
  const question = askedNow(table);
  const idle = game.result === null ? 'table.now.showing' : 'table.now.over';
  return (
    <button type="button" class="asked" title={say('table.now.show-place')} onClick={() => showWhere(table)}>
      {question !== null && <span class="who">{whoIsAsked(game, question, table.selected.value)}</span>}
      <span class="question" role="status">
        {question === null ? say(idle) : askedIn(game, question)}
      </span>
    </button>
  );
}
