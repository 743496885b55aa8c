import { type Campaign, isApprentice, type Member, maximumOf } from '@bauta/engine';
import { cardWord, nameOf } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';

function states(campaign: Campaign, member: Member): string[] {
  return [
    ...(member.out === 'eliminated' ? [say('table.campaign.out-of-action')] : []),
    ...(member.out === 'resting' ? [say('screen.resting')] : []),
    ...(member.inBed ? [say('screen.in-bed')] : []),
    ...(isApprentice(campaign, member) ? [say('screen.apprentice')] : []),
  ];
}

/** Full hearts and empty ones, told in numbers as well. */
function Health({ hp, most }: { hp: number; most: number }) {
  return (
    <span class="health" role="img" aria-label={say('screen.hp', { hp, most })}>
      {Array.from({ length: most }, (_, index) => (
        <span key={index} class={index < hp ? 'hp' : 'hp lost'} />
      ))}
    </span>
  );
}

/** Who it is, how they are and what they have learnt. */
export function MemberHead({ campaign, member }: { campaign: Campaign; member: Member }) {
  const most = maximumOf(campaign, member);
  const name = nameOf(lexicon.value, 'assassin', member.id);
  return (
    <header class="member-head">
      <span class={`seal seal-${member.id}`} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div>
        <h2>{name}</h2>
        <p class="member-state">{states(campaign, member).join(', ')}</p>
        {member.skills.length > 0 && (
          <p class="member-state">
            {say('screen.skills', { cards: member.skills.map((skill) => cardWord(lexicon.value, skill)).join(', ') })}
          </p>
        )}
      </div>
      <Health hp={most - member.wounds} most={most} />
    </header>
  );
}
