import { campaignRules, hashText } from '@bauta/engine';
import { describe, expect, test } from 'vitest';
import { goodPart, readSave, saveReader } from '../../src/index.ts';
import { randomCampaign } from './random-campaign.ts';
import { randomSave } from './random-save.ts';

type Json = Record<string, unknown>;

const { text, hashes } = randomCampaign('faults', 60);
const lines = text.trimEnd().split('\n');
const upTo = (count: number): string => `${lines.slice(0, count).join('\n')}\n`;

function refused(changed: string): string {
  const { problem } = readSave(changed, 'campaign');
  return problem === null ? 'accepted' : `${problem.line}: ${problem.message}`;
}

const replaced = (line: number, by: string): string => `${lines.with(line - 1, by).join('\n')}\n`;
const change = (line: number, from: string | RegExp, to: string): string => replaced(line, lines[line - 1]!.replace(from, to));

/** As a forger would: the sum of the line fits again. */
function forged(line: number, edit: (value: Json) => void): string {
  const value = JSON.parse(lines[line - 1]!) as Json;
  edit(value);
  const told = 'setUp' in value ? value.setUp : [value.command, value.events];
  return replaced(line, JSON.stringify({ ...value, sum: hashText(JSON.stringify(told)) }));
}

const last = (record: Record<string, Json>): Json => Object.values(record).at(-1)!;

/** The first line that holds such a thing, counted from 1. */
const lineWith = (part: string): number => {
  const found = lines.findIndex((line, index) => index > 1 && line.includes(part));
  if (found < 0) throw new Error(`no line holds ${part}`);
  return found + 1;
};

describe('a campaign that is not whole', () => {
  test('a torn last line is dropped, wherever it is torn', () => {
    const whole = upTo(lines.length - 1);
    const last = text.slice(whole.length);
    for (const cut of [1, 2, Math.floor(last.length / 2), last.length - 1]) {
      const result = readSave(whole + last.slice(0, cut), 'campaign');
      expect(result).toMatchObject({ torn: true, problem: null });
      expect(campaignRules.hash(result.save!.history.state)).toBe(hashes.at(-2));
    }
    expect(readSave(text, 'campaign')).toMatchObject({ torn: false, problem: null });
  });

  test('whichever line is damaged: all before it is good, and goes on as a file of its own', () => {
    for (let line = 1; line <= lines.length; line += line < 5 ? 1 : 7) {
      const damaged = change(line, /[0-9a-f]"\}$/, '"}');
      const result = readSave(damaged, 'campaign');
      if (line === 1) continue;
      expect(result.problem).toMatchObject({ line });
      const good = 'good' in result ? result.good : null;
      expect(good === null).toBe(line === 2);
      if (good === null) continue;
      expect(good.lines).toBe(line - 1);
      expect(goodPart(damaged, good)).toBe(upTo(line - 1));
      expect(campaignRules.hash(good.history.state)).toBe(hashes[line - 2]);
    }
  });

  test('after a problem nothing more is read', () => {
    const reader = saveReader('campaign');
    for (const line of lines.slice(0, 5)) reader.read(line);
    const problem = reader.read('{');
    expect(problem).toEqual({ line: 6, message: 'This line is not JSON.' });
    expect(reader.read(lines[5]!)).toBe(problem);
    expect(reader.save()).toMatchObject({ lines: 5 });
  });
});

describe('each mistake is one clear sentence with its line', () => {
  test('foreign files, older and newer ones', () => {
    expect(refused('')).toBe('1: This file is no save of Bauta.');
    expect(refused('{}\n')).toBe('1: This file is no save of Bauta.');
    expect(refused('{"bauta":"toString","format":2}\n')).toBe('1: This file is no save of Bauta.');
    expect(refused('%PDF-1.7\nrest\n')).toBe('1: This line is not JSON.');
    expect(refused('\ufeff{}\n')).toBe('1: This line is not JSON.');
    expect(refused(randomSave('practice-1', 'foreign', 5).text)).toBe(
      '1: This file is the save of a single memory, not a campaign.',
    );
    expect(readSave(text, 'memory').problem?.message).toBe('This file is a campaign, not the save of a single memory.');
    expect(refused(change(1, '"format":2', '"format":3'))).toBe(
      '1: The campaign has format 3; this program reads formats up to 2.',
    );
    expect(refused(change(1, '"format":2', '"format":1'))).toBe('1: There was no campaign in format 1.');
    expect(refused(change(1, '"format":2', '"format":"2"'))).toContain('1: `format` must be');
    expect(refused(change(1, /"begun":"[^"]*"/, '"begun":"yesterday"'))).toContain('1: `begun` must be a date');
    expect(refused(upTo(1))).toBe('2: The set-up is missing.');
  });

  test('edited lines', () => {
    const changed = 'not the one that was saved: the file was changed.';
    expect(refused(change(2, '"players":1', '"players":2'))).toBe(`2: The set-up is ${changed}`);
    expect(refused(change(4, /"command":"[^"]*"/, '"command":"end-arranging"'))).toBe(`4: This line is ${changed}`);
    expect(refused(change(4, /"why":"[^"]*"/, '"why":"R1.1"'))).toBe(`4: This line is ${changed}`);
    expect(refused(change(4, /"hash":"[0-9a-f]{16}"/, '"hash":"0123456789abcdef"'))).toBe(
      '4: The position after this line is not the one that was saved: the file was changed.',
    );
    expect(refused(change(4, /"hash":"[0-9a-f]/, '"hash":"x'))).toContain('4: `hash` must be a hash');
    expect(refused(change(4, /"n":2/, '"n":7'))).toBe('4: This is entry 7, but entry 2 comes here.');
    expect(refused(replaced(4, lines[4]!))).toBe('4: This is entry 3, but entry 2 comes here.');
    expect(refused(replaced(4, '[]'))).toContain('4: ');
    expect(refused(replaced(4, '7'))).toBe('4: This line is no entry of a save.');
    expect(refused(`${upTo(4)}${JSON.stringify({ n: 3, undo: 99, hash: hashes[1] })}\n`)).toMatch(
      /^5: 99 decisions are taken back, but only \d+ can be\.$/,
    );
    const snapshot = lineWith('"snapshot":');
    expect(refused(change(snapshot, '"xp":', '"xp":1'))).toBe(
      `${snapshot}: The snapshot is not the position that was saved: the file was changed.`,
    );
  });

  test('lines whose sum was made good again', () => {
    expect(refused(forged(4, (line) => Object.assign(line, { command: 'fly' })))).toBe('4: `fly` is no command.');
    const events = (edit: (events: Json[]) => void) => forged(4, (line) => edit(line.events as Json[]));
    expect(refused(events((all) => all.unshift({ type: 'card-drawn' })))).toContain('4: In event 1, ');
    expect(refused(events((all) => all.unshift({ type: 'entry-begun', entry: 'nowhere', why: 'R35' })))).toBe(
      '4: In event 1, `entry` names no entry of the campaign.',
    );
    expect(refused(events((all) => all.unshift({ type: 'in-memory', event: { type: 'turn-begun', turn: 1, why: 'R2' } })))).toBe(
      '4: Event 1 is of a memory, but none is under way.',
    );
    expect(refused(events((all) => all.unshift({ type: 'contract-eased', hits: 1, why: 'R41.4' })))).toBe(
      '4: Event 1, contract-eased, cannot have happened there.',
    );
    expect(refused(events((all) => all.unshift(...Array.from({ length: 9 }, () => ({ type: 'campaign-step-ended' })))))).toMatch(
      /^4: Event \d, campaign-step-ended, cannot have happened there\.$/,
    );
    const memory = lineWith('"type":"memory-set-up"');
    expect(
      refused(
        forged(memory, (line) => {
          const setUp = (line.events as Json[]).find(
            ({ type, event }) => type === 'in-memory' && (event as Json).type === 'memory-set-up',
          );
          const { cards } = (setUp!.event as { content: { cards: Record<string, { effects: unknown[] }> } }).content;
          const card = Object.values(cards).find(({ effects }) => Array.isArray(effects) && effects.length > 0)!;
          card.effects = [];
        }),
      ),
    ).toBe(`${memory}: The memory is not one of this campaign.`);
  });

  test('set-ups that do not fit together', () => {
    const setUp = (edit: (content: Json & { book: Json }, setup: Json) => void) =>
      refused(
        forged(2, (line) => {
          const [first] = line.setUp as { content: Json & { book: Json }; setup: Json }[];
          edit(first!.content, first!.setup);
        }),
      );
    const whole = '2: The set-up does not fit together: ';
    expect(setUp(({ book }) => Object.assign(book, { start: 'nowhere' }))).toBe(
      `${whole}it names the entry of a memory nowhere, which it does not hold.`,
    );
    expect(setUp((_content, setup) => Object.assign(setup, { party: ['nobody', 'noone'] }))).toBe(
      `${whole}it names the assassin nobody, which it does not hold.`,
    );
    expect(setUp(({ memories }) => (last(memories as Record<string, Json>).rules = ['no-such-rule']))).toBe(
      `${whole}it names the card no-such-rule, which it does not hold.`,
    );
    expect(setUp(({ memories }) => (last(memories as Record<string, Json>).allies = ['doge']))).toBe(
      `${whole}it names the ally doge, which it does not hold.`,
    );
    expect(setUp((content) => Object.assign(content, { version: '99' }))).toBe(
      '2: The set-up is of another campaign than the first line says.',
    );
    expect(setUp((content) => Object.assign(content, { book: null }))).toContain('2: In the set-up, at content.book: ');
  });
});

describe('what no program wrote', () => {
  const events = (...told: unknown[]) => forged(4, (line) => Object.assign(line, { events: told }));
  let deep: unknown = { of: 'box', box: 'first' };
  for (let level = 0; level < 1500; level++) deep = { of: 'alternative', text: deep, at: 0, id: 'left' };

  test.each<[string, string]>([
    ['huge numbers', events({ type: 'xp-gained', xp: 1e300, source: 'campaign', why: 'R35' })],
    ['numbers without end', change(4, /"n":2/, '"n":1e999')],
    ['fractions', events({ type: 'xp-gained', xp: 0.5, source: 'campaign', why: 'R35' })],
    ['less than nothing', events({ type: 'figures-lost', figure: 'apprentice', count: -7, why: 'R40.4' })],
    ['deep nesting', events({ type: 'campaign-step-begun', step: { step: 'read', text: deep, next: 0 } })],
    ['deeper nesting', replaced(4, `${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
    ['deeper nesting in the set-up', replaced(2, `{"setUp":${'['.repeat(200_000)}${']'.repeat(200_000)},"sum":"","hash":""}`)],
    ['events that are none', events(null, 7, 'x', [], {})],
    ['a second beginning', events(JSON.parse(lines[1]!).setUp[0])],
    ['a name that the language knows', events({ type: 'entry-begun', entry: '__proto__', why: 'R35' })],
    ['another', events({ type: 'box-opened', box: 'constructor', red: [], why: 'R1.3' })],
    ['a key that the language knows', events(JSON.parse('{"type":"assassins-named","why":"R12","__proto__":{}}'))],
    ['such a flag', events(JSON.parse('{"type":"flags-brought-back","flags":{"__proto__":1},"why":"R35"}'))],
    [
      'such a card',
      forged(2, (line) => {
        const { content } = (line.setUp as { content: Json }[])[0]!;
        content.cards = JSON.parse(JSON.stringify(content.cards).replace('{', '{"__proto__":{"id":"x"},'));
      }),
    ],
    ['an odd snapshot', replaced(4, JSON.stringify({ n: 1, snapshot: JSON.parse('{"__proto__":1}'), hash: hashes[2] }))],
  ])('%s: a sentence with the line', (_what, changed) => {
    expect(refused(changed)).toMatch(/^[24]: [A-Z`].*\.$/);
  });
});
