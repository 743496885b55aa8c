import { inPlay, type Member } from '@bauta/engine';
import { nameOf } from '@bauta/text';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import type { Laid } from '../layout.ts';
import { ofType } from '../rest.ts';
import { MemberHead } from './member-head.tsx';

const nameOfAssassin = (id: string): string => nameOf(lexicon.value, 'assassin', id);

function InParty({ laid, member }: { laid: Laid; member: Member }) {
  const leaving = ofType(laid.options, 'leave-party').find(({ by }) => by === member.id);
  const swaps = ofType(laid.options, 'replace').filter(({ by }) => by === member.id);
  return (
    <li class="panel member-row">
      <MemberHead campaign={laid.campaign} member={member} />
      <div class="row-actions">
        {swaps.map((command) => (
          <button type="button" key={command.with} onClick={() => laid.decide(command)}>
            {say('table.campaign.swap-for', { who: nameOfAssassin(command.with) })}
          </button>
        ))}
        {leaving !== undefined && (
          <button type="button" onClick={() => laid.decide(leaving)}>
            {say('table.campaign.leaves')}
          </button>
        )}
      </div>
    </li>
  );
}

function NotInParty({ laid, member }: { laid: Laid; member: Member }) {
  const joining = ofType(laid.options, 'join-party').find(({ by }) => by === member.id);
  return (
    <li class="panel member-row">
      <MemberHead campaign={laid.campaign} member={member} />
      {joining !== undefined && (
        <div class="row-actions">
          <button type="button" onClick={() => laid.decide(joining)}>
            {say('table.campaign.joins')}
          </button>
        </div>
      )}
    </li>
  );
}

/** R37: who is in the party, and who could be. */
export function ChangeParty(laid: Laid) {
  const { campaign } = laid;
  const others = campaign.members.filter((member) => !member.inPlay);
  return (
    <div class="party-change">
      <section>
        <h2>{say('table.campaign.the-party')}</h2>
        <ul>
          {inPlay(campaign).map((member) => (
            <InParty key={member.id} laid={laid} member={member} />
          ))}
        </ul>
      </section>
      {others.length > 0 && (
        <section>
          <h2>{say('table.campaign.not-in-party')}</h2>
          <ul>
            {others.map((member) => (
              <NotInParty key={member.id} laid={laid} member={member} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
