import { expect, test } from 'vitest';
import { campaignFiles } from '../../../test/support/packs/campaign-pack.ts';
import { printedCards } from '../src/content/check/pack/printed-cards.ts';
import { packOf } from '../src/content/check/read-content.ts';
import { readPackFiles } from '../src/content/files/pack-files.ts';
import type { TextFile } from '../src/index.ts';
import { practiceFiles } from './practice-files.ts';

function printed(texts: readonly TextFile[]) {
  const { files } = readPackFiles(texts);
  const { pack, problems } = packOf(files);
  if (pack === null) throw new Error(JSON.stringify(problems));
  return printedCards(files, pack);
}

const changed = (texts: readonly TextFile[], file: string, from: string, to: string): TextFile[] =>
  texts.map(({ path, text }) => (path === file ? { path, text: text.replace(from, () => to) } : { path, text }));

const [practice, campaign] = [practiceFiles(), campaignFiles()];

test('memories share their cards: another memory with the same decks prints none', () => {
  const { text } = practice.find(({ path }) => path === 'memories/practice-1.yaml')!;
  expect(printed([...practice, { path: 'memories/again.yaml', text }])).toEqual(printed(practice));
});

test('a copy more in a deck prints an event among the large cards, equipment among the small', () => {
  const { large, small } = printed(practice);
  expect(printed(changed(practice, 'decks.yaml', '  shadow: 1', '  shadow: 2'))).toEqual({ large: large + 1, small });
  expect(printed(changed(practice, 'decks.yaml', '  medicine: ', '  bandage: 9\n  medicine: '))).toEqual({
    large,
    small: small + 9,
  });
});

test('what one alternative of a choice or one headquarters hands out, another may hand out too', () => {
  const { small } = printed(campaign);
  const road = 'salt-road: [{ do: set-flag, flag: road, value: 1 }';
  const both = changed(campaign, 'entries.yaml', road, `${road}, { do: share-out, cards: { silk-favour: 1 } }`);
  expect(printed(both).small).toBe(small);
  const house = changed(campaign, 'contracts.yaml', '{ hired-arm: 1 }', '{ hired-arm: 1, silk-favour: 1 }');
  expect(printed(house).small).toBe(small);
  const more = changed(campaign, 'contracts.yaml', '{ hired-arm: 1 }', '{ hired-arm: 2 }');
  expect(printed(more).small).toBe(small + 1);
});

test('reinforcements, rules and tokens are not counted', () => {
  const rule = 'rules/more.yaml';
  const more = [...practice, { path: rule, text: 'idle-rule: { effects: [{ when: exposed, do: [{ do: fail-memory }] }] }\n' }];
  expect(printed(changed(more, 'memories/practice-1.yaml', 'elite: agile', 'rules: [idle-rule]\nelite: agile'))).toEqual(
    printed(practice),
  );
  expect(printed(changed(practice, 'decks.yaml', '  token-1: 2', '  token-1: 9'))).toEqual(printed(practice));
});
