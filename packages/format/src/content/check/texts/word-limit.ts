import type { Content } from '@bauta/engine';

interface Limit {
  of: 'words' | 'sentences';
  most: number;
}

const STORY: Limit = { of: 'words', most: 120 };
const SPECIAL_RULES: Limit = { of: 'sentences', most: 3 };
const RULE_CARD: Limit = { of: 'words', most: 60 };

/** How long a text may be; null: as long as any. */
export function wordLimit({ cards }: Pick<Content, 'cards'>, key: string): Limit | null {
  const [sort, id = '', part] = key.split('.');
  if (sort === 'lesson') return part === 'text' ? RULE_CARD : null;
  if (sort === 'card') return part === 'text' && cards[id]?.kind === 'rule' ? RULE_CARD : null;
  if (sort === 'contract' || sort === 'box' || sort === 'entry') return part === 'name' ? null : STORY;
  if (sort !== 'memory') return null;
  if (part === 'briefing' || part === 'conclusion') return STORY;
  return part === 'rules' ? SPECIAL_RULES : null;
}
