import './risk.css';
import { type Command, optionId } from '@bauta/engine';
import { percent } from '../../words/percent.ts';
import { say } from '../../words/say.ts';
import type { TableState } from '../table-state.ts';
import type { Risk } from './risk.ts';
import { oddsOf, type RiskKind } from './risk-of.ts';

const EYE = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';
const SKULL = 'M5 20 19 4M8 14l3 3M4 21l3-3';

const SIGNS: Readonly<Record<RiskKind, string>> = { felled: SKULL, seen: EYE };

/** null where nothing can be said. */
function chanceOf(odds: RiskKind, risk: Risk): number | null {
  if (risk.of === 'going') return odds === 'seen' ? risk.detected : null;
  return odds === 'felled' ? risk.felled[0]! : risk.exposed;
}

const titleOf = (odds: RiskKind, { of }: Risk, chance: number): string =>
  say(odds === 'felled' ? 'table.risk.fell' : `table.risk.seen-${of}`, { percent: percent(chance) });

const Drawn = ({ sign }: { sign: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={sign} />
  </svg>
);

/** As wide before the chance is known as after. */
function Badge({ odds, risk }: { odds: RiskKind; risk: Risk | undefined }) {
  const chance = risk === undefined ? null : chanceOf(odds, risk);
  if (risk === undefined || chance === null)
    return (
      <span class="odds awaited" aria-hidden="true">
        <Drawn sign={SIGNS[odds]} />
        <span class="odds-number" />
      </span>
    );
  const title = titleOf(odds, risk, chance);
  return (
    <span class={odds === 'seen' && chance > 0 ? 'odds grave' : 'odds'} title={title}>
      <Drawn sign={SIGNS[odds]} />
      <span class="odds-number" aria-hidden="true">
        {say('table.risk.percent', { percent: percent(chance) })}
      </span>
      <span class="unseen">{title}</span>
    </span>
  );
}

/** The odds of an option, beside it. */
export function RiskBadge({ table, command }: { table: TableState; command: Command }) {
  const risk = table.risks.value.get(optionId(command));
  return (
    <>
      {oddsOf(table.shown.value, command).map((odds) => (
        <Badge odds={odds} risk={risk} key={odds} />
      ))}
    </>
  );
}
