export interface ClauseText {
  name: string;
  text: string;
}

const RULE = /^## (R\d+)(?:-R\d+)? (.+)$/;
const OWN = /^- ([GD]\d+)\. (.+)$/;
const NUMBERED = /^(\d+)\. (.+)$/;

/** The clauses of docs/rules.md: `R22.3` in a numbered rule, `R43` for a rule without numbers, `G1` and `D1` for our own. */
export function clausesOf(rules: string): ClauseText[] {
  const found: ClauseText[] = [];
  let rule: { name: string; words: string[]; numbered: boolean } | null = null;
  const close = () => {
    if (rule !== null && !rule.numbered) found.push({ name: rule.name, text: rule.words.join(' ') });
    rule = null;
  };
  for (const line of rules.split('\n')) {
    const heading = RULE.exec(line);
    const own = OWN.exec(line);
    const numbered = NUMBERED.exec(line);
    if (heading !== null) {
      close();
      rule = { name: heading[1]!, words: [`${heading[2]!}:`], numbered: false };
    } else if (line.startsWith('## ')) close();
    else if (own !== null) found.push({ name: own[1]!, text: own[2]! });
    else if (numbered !== null && rule !== null) {
      rule.numbered = true;
      found.push({ name: `${rule.name}.${numbered[1]}`, text: numbered[2]! });
    } else if (line !== '') rule?.words.push(line);
  }
  close();
  return found;
}

/** docs/open-clauses.txt: a clause a line, then where it belongs. */
export function openClausesOf(list: string): Map<string, string> {
  const lines = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.split(' ')[0]!, line.slice(line.indexOf(' ') + 1)]));
}

/** The clauses that a test's title names in brackets: `[R22.3]`, `[R16.6, R45]`. */
export function clausesInTitle(title: string): string[] {
  const brackets = title.matchAll(/\[([GRD]\d+(?:\.\d+)?(?:, ?[GRD]\d+(?:\.\d+)?)*)\]/g);
  return [...brackets].flatMap(([, inside]) => inside!.split(/, ?/));
}
