import { type Campaign, type Headquarters, hqLevel, idleFigures, POSTS, type Post, ROOM_LIMITS } from '@bauta/engine';
import { figureWord, type Lexicon, levelWord, listed, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from '../paint.ts';
import { counted } from './cards.ts';

function contractLine(campaign: Campaign, lexicon: Lexicon, { contracts, faceUp, failed, eased }: Headquarters): string {
  const [top] = contracts;
  if (top === undefined) return say(lexicon, 'screen.contracts-done');
  if (!faceUp) return say(lexicon, 'screen.contract-closed', { count: contracts.length });
  const contract = nameOf(lexicon, 'contract', top);
  const hits = campaign.content.book.contracts[top]!.hits - eased;
  return say(lexicon, 'screen.contract', { contract, hits, attempt: failed + 1, count: contracts.length });
}

const figures = (lexicon: Lexicon, ids: readonly string[]): string =>
  ids.length === 0
    ? say(lexicon, 'screen.nobody-there')
    : counted(
        lexicon,
        ids.map((id) => figureWord(lexicon, id)),
      );

function postLine(lexicon: Lexicon, { posts }: Headquarters, post: Post): string {
  const room = say(lexicon, `post.${post}`);
  const who = figures(lexicon, posts[post]);
  if (post === 'memory') return say(lexicon, 'screen.post-memory', { room, who });
  return say(lexicon, 'screen.post', { room, who, taken: posts[post].length, places: ROOM_LIMITS[post] });
}

function emptyLine(lexicon: Lexicon, { posts }: Headquarters): string[] {
  const rooms = POSTS.filter((post) => posts[post].length === 0).map((post) => say(lexicon, `post.${post}`));
  return rooms.length === 0 ? [] : [say(lexicon, 'screen.empty', { rooms: listed(lexicon, rooms) })];
}

function idle(campaign: Campaign): string[] {
  return Object.keys(campaign.figures).flatMap((id) => Array.from({ length: Math.max(0, idleFigures(campaign, id)) }, () => id));
}

/** R38: what it costs. */
export function blueprintWord({ content }: Campaign, lexicon: Lexicon, id: string): string {
  const { white, black } = content.book.blueprints[id]!;
  return say(lexicon, 'screen.blueprint', { blueprint: nameOf(lexicon, 'blueprint', id), white, black });
}

function blueprintLines(campaign: Campaign, lexicon: Lexicon, { blueprint }: Headquarters): string[] {
  const lying = campaign.blueprints.map((id) => blueprintWord(campaign, lexicon, id));
  return [
    ...(blueprint === '' ? [] : [say(lexicon, 'screen.workbench', { blueprint: blueprintWord(campaign, lexicon, blueprint) })]),
    ...(lying.length === 0 ? [] : [say(lexicon, 'screen.blueprints', { blueprints: listed(lexicon, lying) })]),
  ];
}

/** R40, R41: level, contract, rooms, blueprints. Nothing while there is no headquarters. */
export function hqLines(campaign: Campaign, lexicon: Lexicon, width: number, paint: Paint): string[] {
  const { hq } = campaign;
  if (hq === null) return [];
  const name = nameOf(lexicon, 'hq', hq.kind);
  const lines = [
    contractLine(campaign, lexicon, hq),
    ...POSTS.filter((post) => hq.posts[post].length > 0).map((post) => postLine(lexicon, hq, post)),
    ...emptyLine(lexicon, hq),
    say(lexicon, 'screen.idle', { who: figures(lexicon, idle(campaign)) }),
    ...blueprintLines(campaign, lexicon, hq),
  ];
  return [
    paint('strong', say(lexicon, 'screen.hq', { name, level: levelWord(hqLevel(campaign)) })),
    ...lines.flatMap((line) => wrapped(`  ${line}`, width, '    ')),
  ];
}
