export { type Catalogue, characterName, type Lexicon, listed, nameOf, say } from './catalogue.ts';
export { COMMAND_FIELDS } from './command-fields.ts';
export { EVENT_FIELDS } from './event-fields.ts';
export { formatMessage, MessageFault, type Param, type Params } from './message.ts';
export { QUESTION_FIELDS } from './question-fields.ts';
export { clausesOf, render, renderCommand, renderEvent, renderOption, renderQuestion, renderRefusal } from './render.ts';

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
