import type { Clause } from '@bauta/engine';
import { clauseText } from '@bauta/text';
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../route.ts';
import { lexicon } from '../../words/lexicon.ts';
import { loadWords } from '../../words/load-words.ts';
import { say } from '../../words/say.ts';

const isHere = (clause: Clause): boolean => lexicon.value.words.has(`rule.${clause.toLowerCase()}`);

/** What each clause says, in our words, and the way to its page. The words come when they are first wanted. */
export function Rules({ clauses }: { clauses: readonly Clause[] }) {
  useEffect(() => {
    loadWords('rules').catch(() => {});
  }, []);
  return (
    <ul class="rules">
      {clauses.map((clause) => (
        <li key={clause}>
          <a class="clause" href={linkTo('rules', clause)}>
            {clause}
          </a>{' '}
          {isHere(clause) ? clauseText(lexicon.value, clause) : say('table.log.rule-coming')}
        </li>
      ))}
    </ul>
  );
}
