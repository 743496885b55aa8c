import type { CampaignCommandOf } from '@bauta/engine';
import { levelWord, nameOf } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { CardView } from '../cards/card-view.tsx';
import type { Laid } from '../layout.ts';
import { MemberHead } from '../party/member-head.tsx';
import { ofType } from '../rest.ts';

/** R39.1: one of up to three skills, side by side. */
export function Learn({ campaign, question, options, decide }: Laid) {
  const offered: CampaignCommandOf<'learn'>[] = ofType(options, 'learn');
  const member = campaign.members.find(({ id }) => id === offered[0]?.by);
  const left = question.step === 'learn' ? question.left.slice(1) : [];
  return (
    <div class="learn">
      {member !== undefined && (
        <section class="panel">
          <MemberHead campaign={campaign} member={member} />
        </section>
      )}
      <div class="choices">
        {offered.map((command) => (
          <button type="button" key={command.skill} class="choice skill-choice" onClick={() => decide(command)}>
            <CardView content={campaign.content} card={command.skill} />
          </button>
        ))}
      </div>
      {question.step === 'learn' && left.length > 0 && (
        <p class="on-night">
          {say('table.campaign.learn-next', {
            level: levelWord(question.level),
            names: left.map((id) => nameOf(lexicon.value, 'assassin', id)).join(', '),
          })}
        </p>
      )}
    </div>
  );
}
