import type { Command, Fact, GameEvent, Refusal, Step, Why } from '@bauta/engine';
import { type Catalogue, type Lexicon, say } from '../words/catalogue.ts';
import type { Params } from '../words/message.ts';
import { COMMAND_FIELDS } from './command-fields.ts';
import { EVENT_FIELDS } from './event-fields.ts';
import { placeholders } from './kinds.ts';
import { QUESTION_FIELDS } from './question-fields.ts';

const isFact = (event: GameEvent): event is Fact => 'why' in event;

/** null for what the flow notes of itself. */
export function renderEvent(catalogue: Catalogue, event: GameEvent): string | null {
  if (!isFact(event)) return null;
  return say(catalogue, `event.${event.type}`, placeholders(catalogue, EVENT_FIELDS[event.type], event));
}

/** R24: what using the card as an action costs. */
function costOf({ content }: Catalogue, command: Command): Params {
  const card = 'card' in command ? content.cards[command.card] : undefined;
  if (card === undefined || !('effects' in card)) return { cost: 0 };
  return { cost: card.effects.find((effect) => effect.when === 'action')?.cost ?? 0 };
}

const commandParams = (catalogue: Catalogue, command: Command): Params => ({
  ...placeholders(catalogue, COMMAND_FIELDS[command.type], command),
  ...costOf(catalogue, command),
});

/** A whole sentence: who does what. */
export const renderCommand = (catalogue: Catalogue, command: Command): string =>
  say(catalogue, `command.${command.type}`, commandParams(catalogue, command));

/** A short label, for a list under the name of the one who acts. */
export const renderOption = (catalogue: Catalogue, command: Command): string =>
  say(catalogue, `option.${command.type}`, commandParams(catalogue, command));

/** The same in the words that a screen has for it: `key.move`. */
export const renderOptionAs = (catalogue: Catalogue, key: string, command: Command): string =>
  say(catalogue, `${key}.${command.type}`, commandParams(catalogue, command));

export const renderQuestion = (catalogue: Catalogue, step: Step): string =>
  say(catalogue, `question.${step.step}`, placeholders(catalogue, QUESTION_FIELDS[step.step] ?? {}, step));

export const renderRefusal = (lexicon: Lexicon, { refused, detail = '' }: Refusal): string =>
  say(lexicon, `refusal.${refused}`, { detail });

/** Anything that happens, is done or is refused; '' for what the flow notes of itself. */
export function render(catalogue: Catalogue, told: GameEvent | Command | Refusal): string {
  if ('refused' in told) return renderRefusal(catalogue, told);
  if (told.type in COMMAND_FIELDS) return renderCommand(catalogue, told as Command);
  return renderEvent(catalogue, told as GameEvent) ?? '';
}

/** The clauses of an event, each once. */
export function clausesOf(event: GameEvent): readonly string[] {
  if (!isFact(event)) return [];
  const why: Why = event.why;
  return typeof why === 'string' ? [why] : [...new Set(why)];
}
