import { type Campaign, inPlay, isApprentice, type Member, maximumOf } from '@bauta/engine';
import { cardWord, type Lexicon, listed, nameOf, say } from '@bauta/text';
import { type Paint, wrapped } from '../paint.ts';
import { boardWords } from './cards.ts';

/** R1.2, R27: an apprentice has the HP of an apprentice, whoever is out. */
function health(campaign: Campaign, lexicon: Lexicon, member: Member): string {
  const most = maximumOf(campaign, member);
  return say(lexicon, 'screen.hp', { hp: most - member.wounds, most });
}

function state(campaign: Campaign, lexicon: Lexicon, member: Member): string[] {
  const out = member.out === '' ? [] : [say(lexicon, member.out === 'resting' ? 'screen.resting' : 'screen.out-of-action')];
  const bed = member.inBed ? [say(lexicon, 'screen.in-bed')] : [];
  const apprentice = isApprentice(campaign, member) ? [say(lexicon, 'screen.apprentice')] : [];
  return [...out, ...bed, ...apprentice];
}

function memberLines(campaign: Campaign, lexicon: Lexicon, member: Member, width: number, paint: Paint): string[] {
  const name = nameOf(lexicon, 'assassin', member.id);
  const words = [`${name} ${health(campaign, lexicon, member)}`, ...state(campaign, lexicon, member)].join(', ');
  const skills = member.skills.map((skill) => cardWord(lexicon, skill));
  return [
    ...wrapped(words, width, '  ').map((line) => line.replace(name, () => paint(member.out === '' ? 'friend' : 'danger', name))),
    ...wrapped(`  ${boardWords(lexicon, member)}`, width, '    '),
    ...(skills.length === 0
      ? []
      : wrapped(`  ${say(lexicon, 'screen.skills', { cards: listed(lexicon, skills) })}`, width, '    ')),
  ];
}

/** R37: who could join. */
function othersLine(campaign: Campaign, lexicon: Lexicon, width: number): string[] {
  const others = campaign.members.filter((member) => !member.inPlay);
  if (!campaign.named || others.length === 0) return [];
  const names = others.map((member) => {
    const name = nameOf(lexicon, 'assassin', member.id);
    return member.wounds === 0 ? name : `${name} (${health(campaign, lexicon, member)})`;
  });
  return wrapped(say(lexicon, 'screen.not-in-play', { names: listed(lexicon, names) }), width, '  ');
}

/** Who is in play with what they have, and who is not. */
export const campaignParty = (campaign: Campaign, lexicon: Lexicon, width: number, paint: Paint): string[] => [
  ...inPlay(campaign).flatMap((member) => memberLines(campaign, lexicon, member, width, paint)),
  ...othersLine(campaign, lexicon, width),
];
