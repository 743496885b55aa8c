import type { Clause as ClauseName } from '@bauta/engine';
import { clauseText } from '@bauta/text';
import { useEffect } from 'preact/hooks';
import { Clause } from '../../ui/clause.tsx';
import { lexicon } from '../../words/lexicon.ts';
import { loadWords } from '../../words/load-words.ts';
import { say } from '../../words/say.ts';

const isHere = (clause: ClauseName): boolean => lexicon.value.words.has(`rule.${clause.toLowerCase()}`);

/** What each clause says, in our words, and the way to its page. The words come when they are first wanted. */
export function Rules({ clauses }: { clauses: readonly ClauseName[] }) {
  useEffect(() => {
    loadWords('rules').catch(() => {});
  }, []);
  return (
    <ul class="rules">
      {clauses.map((clause) => (
        <li key={clause}>
          <Clause rule={clause} /> {isHere(clause) ? clauseText(lexicon.value, clause) : say('table.log.rule-coming')}
        </li>
      ))}
    </ul>
  );
}
