import type { Refusal } from '@bauta/engine';
import { renderRefusal } from '@bauta/text';
import { Clause } from '../ui/clause.tsx';
import { lexicon } from '../words/lexicon.ts';

interface Props {
  /** What the option would be. */
  name: string;
  refusal: Refusal;
}

/** What is in the row of an option that is not offered: its name, the reason and the rule. */
export function RefusedOption({ name, refusal }: Props) {
  return (
    <>
      <span>
        {name}
        <small>{renderRefusal(lexicon.value, refusal)}</small>
      </span>
      <Clause rule={refusal.rule} />
    </>
  );
}
