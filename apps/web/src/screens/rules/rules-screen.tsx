import './rules-screen.css';
import { clauseText, type Rule, rulePartTitle, ruleTitle } from '@bauta/text';
import { useEffect, useState } from 'preact/hooks';
import { lexicon } from '../../words/lexicon.ts';
import { loadWords } from '../../words/load-words.ts';
import { say } from '../../words/say.ts';
import { Waiting } from '../../words/waiting.tsx';
import { Page } from '../page.tsx';
import { Linked } from './linked.tsx';
import { searchRules } from './search-rules.ts';

function RuleText({ rule: { name, clauses }, wanted }: { rule: Rule; wanted: string }) {
  return (
    <section class="rule" id={name}>
      <h3>
        <span class="number">{name}</span> {ruleTitle(lexicon.value, name)}
      </h3>
      {clauses.map((clause) => (
        <p key={clause} id={clause === name ? undefined : clause} class={clause === wanted ? 'wanted' : undefined}>
          {clause !== name && <span class="number">{clause}</span>} <Linked text={clauseText(lexicon.value, clause)} />
        </p>
      ))}
    </section>
  );
}

/** `#/rules/R22.3`: the rulebook in our own words, open at a clause. */
export function RulesScreen({ rest: [wanted = ''] }: { rest: readonly string[] }) {
  const [come, setCome] = useState<'waiting' | 'come' | 'failed'>('waiting');
  const [tries, setTries] = useState(0);
  const [search, setSearch] = useState('');
  useEffect(() => {
    setCome('waiting');
    loadWords('rules').then(
      () => setCome('come'),
      () => setCome('failed'),
    );
  }, [tries]);
  useEffect(() => {
    if (come === 'come' && wanted !== '') document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [come, wanted]);
  if (come !== 'come') return <Waiting failed={come === 'failed'} again={() => setTries(tries + 1)} />;
  const parts = searchRules(lexicon.value, search);
  return (
    <Page title={say('web.home.rules')}>
      <label class="rules-search">
        <span class="unseen">{say('web.rules.search')}</span>
        <input
          type="search"
          placeholder={say('web.rules.search')}
          value={search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      <p role="status">{parts.length === 0 && say('web.rules.nothing')}</p>
      {parts.map(({ id, rules }) => (
        <section key={id}>
          <h2>{rulePartTitle(lexicon.value, id)}</h2>
          {rules.map((rule) => (
            <RuleText key={rule.name} rule={rule} wanted={wanted} />
          ))}
        </section>
      ))}
    </Page>
  );
}
