import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alliesInPlay, bossesInPlay, cardsInPlay } from '../content-used/content-parts.ts';
import { venice, venicePack } from '../support/packs/venice-pack.ts';

const FOLDERS = ['scenes', 'campaign-scenes', 'venice'];
/** They look at the pack as a whole, or play it, and lay no scene. */
const NO_SCENES = [
  'house-rules.test.ts',
  'quiet-games.test.ts',
  'bots.test.ts',
  'census.test.ts',
  'scenes-named.test.ts',
  'venice-pack.test.ts',
];

function scenes(): string {
  const files = FOLDERS.flatMap((folder) => {
    const path = join(import.meta.dirname, '..', folder);
    const names = readdirSync(path).filter((name) => name.endsWith('.test.ts') && !NO_SCENES.includes(name));
    return names.map((name) => readFileSync(join(path, name), 'utf8'));
  });
  return files.join('\n');
}

/** `boarding-axe`, or in a title `boarding axe`. */
const namePattern = (id: string): RegExp => new RegExp(`(?<![a-z0-9-])${id.replaceAll('-', '[- ]')}(?![a-z0-9-])`, 'i');

const unnamedIn = (ids: readonly string[], text: string): string[] => ids.filter((id) => !namePattern(id).test(text));

test('every card, boss, ally, box, contract, blueprint and helper of the campaign is named in a scene', () => {
  const { boxes, contracts, blueprints, helpers } = venice.book;
  const cards = cardsInPlay(venice, venicePack.parties);
  const ids = [...cards, ...bossesInPlay(venice), ...alliesInPlay(venice, cards)];
  ids.push(...[boxes, contracts, blueprints, helpers].flatMap((page) => Object.keys(page)));
  expect(unnamedIn(ids, scenes())).toEqual([]);
});

test('one that no scene names is told', () => {
  expect(unnamedIn(['oar', 'long-oar', 'boarding-axe'], "carrying('boarding-oar'); test('a boarding axe')")).toEqual([
    'oar',
    'long-oar',
  ]);
});
