import { type Campaign, trackOf } from '@bauta/engine';
import { cardWord, type Lexicon, levelWord, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from '../paint.ts';
import { cardList } from './cards.ts';
import { hqLines } from './headquarters.ts';
import { campaignParty } from './party.ts';

/** R39.1: how far the next level is. */
function progress(campaign: Campaign, lexicon: Lexicon): string {
  const { level, xp } = trackOf(campaign);
  const next = campaign.content.book.levels[level];
  const words = { level: levelWord(level), xp };
  return next === undefined ? say(lexicon, 'screen.progress-full', words) : say(lexicon, 'screen.progress', { ...words, next });
}

/** Where the campaign is. */
export function placeOf({ entry, attempt, ended, diary }: Campaign, lexicon: Lexicon): string {
  if (ended) return say(lexicon, 'screen.campaign-over');
  const name = nameOf(lexicon, 'entry', entry);
  if ((diary[entry]?.attempts ?? 0) > 0) return say(lexicon, 'screen.after-entry', { name });
  return attempt === 1 ? name : say(lexicon, 'screen.second-try', { name });
}

export function headingLines(campaign: Campaign, lexicon: Lexicon, width: number, paint: Paint): string[] {
  const easy = campaign.difficulty === 'easy' ? [say(lexicon, 'screen.difficulty-easy')] : [];
  const words = [placeOf(campaign, lexicon), progress(campaign, lexicon), ...easy].join(' | ');
  return wrapped(words, width).map((line) => paint('strong', line));
}

function storageLines({ storage, waiting, hq }: Campaign, lexicon: Lexicon): string[] {
  const key = hq === null ? 'screen.villa' : 'screen.main-hall';
  const cards = storage.length === 0 ? say(lexicon, 'screen.nothing') : cardList(lexicon, storage.toSorted());
  const laid = waiting.length === 0 ? [] : [say(lexicon, 'screen.laid-aside', { count: waiting.length })];
  return [say(lexicon, key, { cards }), ...laid];
}

/** Everything between memories but the diary. */
export function overviewLines(campaign: Campaign, lexicon: Lexicon, width: number, paint: Paint): string[] {
  return [
    ...headingLines(campaign, lexicon, width, paint),
    ...campaignParty(campaign, lexicon, width, paint),
    ...storageLines(campaign, lexicon).flatMap((line) => wrapped(line, width, '  ')),
    ...hqLines(campaign, lexicon, width, paint),
  ];
}

/** What every card that can be seen says, each once. */
export function seenCardTexts(campaign: Campaign, lexicon: Lexicon, width: number): string[] {
  const held = campaign.members.flatMap(({ board, skills }) => [
    board.melee,
    board.ranged,
    board.armour,
    board.blade,
    ...board.pack,
    ...skills,
  ]);
  const built = campaign.blueprints.map((id) => campaign.content.book.blueprints[id]!.card);
  const cards = new Set([...held, ...campaign.storage, ...built].filter((id) => id !== ''));
  return [...cards].flatMap((id) => wrapped(`${cardWord(lexicon, id)}: ${nameOf(lexicon, 'card', id, 'text')}`, width, '    '));
}
