import type { Campaign } from '@bauta/engine';
import { say } from '../../../words/say.ts';
import { HQ_STEPS, hqPartOf, hqStepOf } from './hq-step.ts';

/** The steps of the headquarters in their order, and the one under way. */
export function RoundSteps({ campaign }: { campaign: Campaign }) {
  const part = hqPartOf(campaign);
  if (part === null) return null;
  const current = hqStepOf(campaign);
  return (
    <nav class="round-steps" aria-label={say(`table.campaign.part-${part}`)}>
      <span>{say(`table.campaign.part-${part}`)}</span>
      <ol>
        {HQ_STEPS[part].map((step) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {say(`table.campaign.step-${step}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
