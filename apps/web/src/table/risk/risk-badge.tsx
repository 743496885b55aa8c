import './risk.css';
import { say } from '../../words/say.ts';
import { percent } from './percent.ts';
import type { Risk } from './risk.ts';

const EYE = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
const SKULL = 'M5 20 19 4M8 14l3 3M4 21l3-3';

function Odds({ sign, chance, grave, title }: { sign: string; chance: number; grave: boolean; title: string }) {
  return (
    <span class={grave && chance > 0 ? 'odds grave' : 'odds'} title={title}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <span aria-hidden="true">{say('table.risk.percent', { percent: percent(chance) })}</span>
      <span class="unseen">{title}</span>
    </span>
  );
}

/** The odds of an option, beside it. */
export function RiskBadge({ risk }: { risk: Risk | undefined }) {
  if (risk === undefined) return null;
  const seen = risk.of === 'going' ? risk.detected : risk.exposed;
  return (
    <>
      {risk.of === 'attack' && (
        <Odds
          sign={SKULL}
          chance={risk.felled[0]!}
          grave={false}
          title={say('table.risk.fell', { percent: percent(risk.felled[0]!) })}
        />
      )}
      {seen !== null && (
        <Odds sign={EYE} chance={seen} grave title={say(`table.risk.seen-${risk.of}`, { percent: percent(seen) })} />
      )}
    </>
  );
}
