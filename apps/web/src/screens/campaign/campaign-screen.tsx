import './campaign.css';
import { type Campaign, type CampaignStep, clausesOfQuestion, instructionsOf, type Refusal } from '@bauta/engine';
import { isWayOn, renderCampaignQuestion, renderRefusal } from '@bauta/text';
import { useState } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import { lexicon } from '../../words/lexicon.ts';
import { say } from '../../words/say.ts';
import { Clauses } from './clauses.tsx';
import { Heading } from './heading.tsx';
import { RoundSteps } from './hq/round-steps.tsx';
import type { Laid } from './layout.ts';
import { LAYOUTS } from './layouts.ts';
import { Lessons } from './lessons.tsx';
import { OptionList } from './option-list.tsx';
import { isPlaced } from './placed.ts';
import type { PageReading } from './reading/reading.ts';
import { ofType } from './rest.ts';
import { Since } from './since.tsx';
import { Tools } from './tools.tsx';

/** A choice is asked in the words of the content. */
function questionWords({ content }: Campaign, step: CampaignStep): string {
  const told = step.step === 'choose' ? instructionsOf(content.book, step.text)[step.at]?.do : undefined;
  const words = told?.do === 'choose' ? lexicon.value.words.get(`choice.${told.choice}.question`) : undefined;
  return words ?? renderCampaignQuestion(lexicon.value, step);
}

function Question({ campaign, question, options }: Laid) {
  const [first] = ofType(options, 'assign');
  const room = question.step === 'first-assign' && first !== undefined ? say(`post.${first.post}`) : '';
  return (
    <div class="campaign-question">
      <h1 tabIndex={-1}>{room === '' ? questionWords(campaign, question) : say('table.campaign.first-assign', { room })}</h1>
      <p>
        <Clauses clauses={clausesOfQuestion(question.step)} />
      </p>
    </div>
  );
}

/** The way on, and what else can be done first. */
function WayOn({ options, decide }: Laid) {
  const on = options.filter(isWayOn);
  const arrange = ofType(options, 'arrange');
  if (on.length + arrange.length === 0) return null;
  return (
    <div class="way-on">
      {arrange.map((command) => (
        <button type="button" key={command.type} onClick={() => decide(command)}>
          {say('table.campaign.to-main-hall')}
        </button>
      ))}
      {on.map((command) => (
        <button type="button" class="main" key={command.type} onClick={() => decide(command)}>
          {say(`table.campaign.go-on-${command.type}`)}
        </button>
      ))}
    </div>
  );
}

/** A question between memories: what is asked, laid out; whatever has no place of its own is listed below. */
export function CampaignScreen({ session, reading }: { session: Session; reading: PageReading }) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const question = session.question.value;
  const campaign = session.campaign.value;
  if (question?.of !== 'campaign' || campaign === null) return null;
  const { step, options } = question;
  const isWatching = session.online?.isWatching === true;
  const Layout = LAYOUTS[step.step];
  const laid: Laid = { campaign, question: step, options, decide: (command) => setRefused(session.decide(command)) };
  return (
    <main class="campaign" data-asked={step.step}>
      <header class="campaign-top">
        <Heading campaign={campaign} />
        {!isWatching && <Tools session={session} onRefused={setRefused} />}
      </header>
      <RoundSteps campaign={campaign} />
      <Question {...laid} />
      <Lessons session={session} />
      {refused !== null && (
        <p role="alert" class="on-night">
          {say('screen.refused', { text: renderRefusal(lexicon.value, refused), rule: refused.rule })}
        </p>
      )}
      {Layout !== undefined && <Layout key={step.step} {...laid} />}
      {isWatching ? (
        <p class="on-night">{say('table.online.watching-only')}</p>
      ) : (
        <>
          <OptionList options={options.filter((command) => !isPlaced(step.step, command))} decide={laid.decide} />
          <WayOn {...laid} />
        </>
      )}
      <Since lines={reading.lines.value} />
    </main>
  );
}
