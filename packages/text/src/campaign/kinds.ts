import type { AnyCommand } from '@bauta/engine';
import { COMMAND_FIELDS } from '../memory/command-fields.ts';
import { type Lexicon, listed, nameOf, say } from '../words/catalogue.ts';
import type { Param, Params } from '../words/message.ts';
import { renderCampaignOption } from './render.ts';

/** How each sort of value of the campaign is said. */
export type CampaignKind = keyof typeof CAMPAIGN_KINDS;

type CampaignKindFormatter = (lexicon: Lexicon, name: string, value: never) => Params;

export const cardWord = (lexicon: Lexicon, id: string): string =>
  id === '' || id === '?' ? say(lexicon, 'card-unknown') : nameOf(lexicon, 'card', id);

/** An apprentice, or an ally. */
export const figureWord = (lexicon: Lexicon, id: string): string =>
  id === 'apprentice' ? say(lexicon, 'figure.apprentice') : nameOf(lexicon, 'ally', id);

/** An assassin, or the place where cards are stored. */
export const holderWord = (lexicon: Lexicon, id: string): string =>
  id === 'storage' ? say(lexicon, 'figure.storage') : nameOf(lexicon, 'assassin', id);

const list = (lexicon: Lexicon, ids: readonly string[], word: (lexicon: Lexicon, id: string) => string): string =>
  listed(
    lexicon,
    ids.map((id) => word(lexicon, id)),
  );

const LEVELS = ['0', 'I', 'II', 'III', 'IV'] as const;

/** Levels are written as on the track. */
export const levelWord = (level: number): string => LEVELS[level] ?? String(level);

export const CAMPAIGN_KINDS = {
  value: (_lexicon: Lexicon, name: string, value: Param) => ({ [name]: value }),
  level: (_lexicon: Lexicon, name: string, level: number) => ({ [name]: levelWord(level) }),
  count: (_lexicon: Lexicon, name: string, values: readonly unknown[]) => ({ [name]: values.length }),
  assassin: (lexicon: Lexicon, name: string, id: string) => ({ [name]: nameOf(lexicon, 'assassin', id) }),
  holder: (lexicon: Lexicon, name: string, id: string) => ({ [name]: holderWord(lexicon, id) }),
  card: (lexicon: Lexicon, name: string, id: string) => ({
    [name]: cardWord(lexicon, id),
    [`${name}Text`]: nameOf(lexicon, 'card', id, 'text'),
  }),
  cards: (lexicon: Lexicon, name: string, ids: readonly string[]) => ({
    [name]: list(lexicon, ids, cardWord),
    count: ids.length,
  }),
  entry: (lexicon: Lexicon, name: string, id: string) => ({ [name]: nameOf(lexicon, 'entry', id) }),
  box: (lexicon: Lexicon, name: string, id: string) => ({ [name]: nameOf(lexicon, 'box', id) }),
  contract: (lexicon: Lexicon, name: string, id: string) => ({ [name]: nameOf(lexicon, 'contract', id) }),
  blueprint: (lexicon: Lexicon, name: string, id: string) => ({ [name]: nameOf(lexicon, 'blueprint', id) }),
  hq: (lexicon: Lexicon, name: string, id: string) => ({ [name]: nameOf(lexicon, 'hq', id) }),
  figure: (lexicon: Lexicon, name: string, id: string) => ({ [name]: figureWord(lexicon, id) }),
  post: (lexicon: Lexicon, name: string, post: string) => ({ [name]: post, room: say(lexicon, `post.${post}`) }),
  place: (lexicon: Lexicon, name: string, place: string) => ({ [name]: place, place: say(lexicon, `place.${place}`) }),
  faces: (lexicon: Lexicon, name: string, faces: readonly string[]) => ({
    [name]: list(lexicon, faces, (words, face) => say(words, `face.${face}`)),
  }),
  assassins: (lexicon: Lexicon, name: string, ids: readonly string[]) => ({
    [name]: list(lexicon, ids, (words, id) => nameOf(words, 'assassin', id)),
    count: ids.length,
  }),
  /** The first of a list. */
  first: (lexicon: Lexicon, name: string, ids: readonly string[]) => ({ [name]: nameOf(lexicon, 'assassin', ids[0] ?? '') }),
  option: (lexicon: Lexicon, name: string, id: string) => ({
    [name]: lexicon.words.get(`choice.${id}.option`) ?? id,
  }),
  choice: (lexicon: Lexicon, name: string, id: string) => ({ [name]: lexicon.words.get(`choice.${id}.question`) ?? id }),
  written: (_lexicon: Lexicon, _name: string, value: { result: string; sync: string; xp: number }) => ({
    result: value.result,
    sync: value.sync,
    xp: value.xp,
  }),
  command: (lexicon: Lexicon, name: string, command: AnyCommand) => ({
    [name]: Object.hasOwn(COMMAND_FIELDS, command.type) ? '' : renderCampaignOption(lexicon, command as never),
  }),
} satisfies Record<string, CampaignKindFormatter>;

/** Fields that messages call by another name. */
const CALLED: Readonly<Record<string, string>> = { by: 'who', of: 'holder' };

/** The placeholders that a record's fields fill. */
export function campaignPlaceholders(lexicon: Lexicon, fields: Readonly<Record<string, CampaignKind>>, record: object): Params {
  const values = record as Readonly<Record<string, never>>;
  const params: Params = {};
  for (const [field, kind] of Object.entries(fields)) {
    const format: CampaignKindFormatter = CAMPAIGN_KINDS[kind];
    Object.assign(params, format(lexicon, CALLED[field] ?? field, values[field]!));
  }
  return params;
}
