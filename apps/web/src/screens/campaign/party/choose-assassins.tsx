import { nameOf } from '@bauta/text';
import { Portrait } from '../../../table/party/portrait.tsx';
import { lexicon } from '../../../words/lexicon.ts';
import { say } from '../../../words/say.ts';
import { ChoiceButton } from '../choice-button.tsx';
import type { Laid } from '../layout.ts';
import { ofType } from '../rest.ts';

/** R12: the four, those who are chosen among them. */
export function ChooseAssassins({ campaign, question, options, decide }: Laid) {
  const chosen = question.step === 'choose-assassins' ? question.chosen : [];
  const offered = ofType(options, 'choose-assassin');
  return (
    <div class="choices">
      {campaign.members.map(({ id }) => {
        const [name, text] = [nameOf(lexicon.value, 'assassin', id), nameOf(lexicon.value, 'assassin', id, 'text')];
        const option = offered.find(({ by }) => by === id);
        if (option !== undefined)
          return (
            <ChoiceButton key={id} heading={name} text={text} onChoose={() => decide(option)}>
              <Portrait id={id} ally="" />
            </ChoiceButton>
          );
        return (
          <div key={id} class="choice taken">
            <strong>{name}</strong>
            <span>{text}</span>
            <Portrait id={id} ally="" />
            {chosen.includes(id) && <span class="mark">{say('table.campaign.chosen')}</span>}
          </div>
        );
      })}
    </div>
  );
}
