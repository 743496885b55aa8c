import { type AnyCommand, type Campaign, campaignRules, type Instruction } from '@bauta/engine';
import { z } from 'zod';
import { id, listOf, whole } from '../../content/schema/bounds.ts';
import { among, isReadBack, MAX_LIST } from '../../positions/known.ts';
import { sameJson } from '../../positions/same-json.ts';

/** The sorts of value that events of one campaign are made of: every id must be one of its own. */
export function knownInCampaign({ content }: Pick<Campaign, 'content'>) {
  const { book } = content;
  const ids = (record: object, what: string, ...more: string[]) => {
    const held = new Set([...Object.keys(record), ...more]);
    return among(() => held, `${what} of the campaign`);
  };
  const card = ids(content.cards, 'card');
  const maybeCard = ids(content.cards, 'card', '');
  return {
    card,
    cards: listOf(card, MAX_LIST),
    member: ids(content.assassins, 'assassin'),
    members: listOf(ids(content.assassins, 'assassin'), 4),
    holder: ids(content.assassins, 'assassin', 'storage'),
    entry: ids(book.entries, 'entry', ...(book.hqEntry === '' ? [] : [book.hqEntry])),
    box: ids(book.boxes, 'box'),
    red: z.custom<readonly Instruction[]>((data) => Object.values(book.boxes).some(({ red }) => sameJson(red, data)), {
      error: 'is no red card of the campaign',
    }),
    set: ids(book.chests, 'set of chest cards'),
    contract: ids(book.contracts, 'contract'),
    place: z.strictObject({ contract: ids(book.contracts, 'contract'), box: id }),
    blueprint: ids(book.blueprints, 'blueprint'),
    hq: ids(book.hqs, 'headquarters'),
    figure: ids(book.helpers, 'figure'),
    pile: z.strictObject({ draw: listOf(card, MAX_LIST), discard: listOf(card, MAX_LIST) }),
    board: z.strictObject({
      melee: maybeCard,
      ranged: maybeCard,
      armour: maybeCard,
      blade: maybeCard,
      pack: listOf(card, MAX_LIST),
    }),
    number: whole(0, 9999),
    command: z.custom<AnyCommand>((value) => isReadBack(value as AnyCommand, campaignRules.idOf, campaignRules.parse), {
      error: 'is no command',
    }),
  };
}

export type CampaignKnown = ReturnType<typeof knownInCampaign>;
