import { REASONS } from '@bauta/bots';
import { ALERTS, DIRECTIONS, FACES, FAILURES, isCommandType, isEventType, PHASES, PLACES, POSTS } from '@bauta/engine';
import { expect, test } from 'vitest';
import {
  CAMPAIGN_COMMAND_FIELDS,
  CAMPAIGN_EVENT_FIELDS,
  CAMPAIGN_QUESTION_FIELDS,
  COMMAND_FIELDS,
  EVENT_FIELDS,
  QUESTION_FIELDS,
} from '../src/index.ts';
import {
  campaignCommandTypes,
  campaignEventTypes,
  campaignQuestions,
  commandTypes,
  eventTypes,
  questions,
  refusals,
} from './engine-keys.ts';
import { programWords } from './english.ts';
import { ruleKeys } from './rule-keys.ts';

const keys = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);

/** Words of the screens are checked where they are used. */
const ofScreens = (key: string) => /^(screen|cli|web|table)\./.test(key);

const HINT_WORDS = [
  ...['what', 'head', 'goal', 'station', 'percent', 'hardly'],
  ...['seen', 'seen-other', 'found', 'retaliation', 'critical'],
];

const needed = [
  ...keys('event', eventTypes),
  ...keys('command', commandTypes),
  ...keys('option', commandTypes),
  ...keys('question', questions),
  ...keys('campaign-event', campaignEventTypes),
  ...keys('campaign-option', campaignCommandTypes),
  ...keys('campaign-question', campaignQuestions),
  ...keys('post', POSTS),
  ...keys('figure', ['apprentice', 'storage']),
  ...keys('refusal', refusals),
  ...keys('phase', PHASES),
  ...keys('alert', ALERTS),
  ...keys('direction', [...DIRECTIONS, 'unknown']),
  ...keys('face', [...new Set(Object.values(FACES).flat())]),
  ...keys('place', PLACES),
  ...keys('failure', FAILURES),
  ...keys('list', ['pair', 'none']),
  ...keys('hint-reason', Object.keys(REASONS)),
  ...keys('hint', HINT_WORDS),
  ...ruleKeys,
  'numbered',
  'card-unknown',
  'tower-top',
];

test('the lists read off the engine are whole', () => {
  expect(eventTypes.filter((type) => !isEventType(type))).toEqual([]);
  expect(commandTypes.filter((type) => !isCommandType(type))).toEqual([]);
  expect(eventTypes.toSorted()).toEqual(Object.keys(EVENT_FIELDS).toSorted());
  expect(commandTypes.toSorted()).toEqual(Object.keys(COMMAND_FIELDS).toSorted());
  expect(questions.toSorted()).toEqual(Object.keys(QUESTION_FIELDS).toSorted());
  expect(campaignEventTypes.toSorted()).toEqual(Object.keys(CAMPAIGN_EVENT_FIELDS).toSorted());
  expect(campaignCommandTypes.toSorted()).toEqual(Object.keys(CAMPAIGN_COMMAND_FIELDS).toSorted());
  expect(campaignQuestions.toSorted()).toEqual(Object.keys(CAMPAIGN_QUESTION_FIELDS).toSorted());
  expect(refusals.length).toBeGreaterThan(50);
});

test('every event, command, option, question, refusal and closed set has its English words', () => {
  expect(needed.filter((key) => !programWords.has(key))).toEqual([]);
});

test('no English word is unused', () => {
  const used = new Set(needed);
  expect([...programWords.keys()].filter((key) => !used.has(key) && !ofScreens(key))).toEqual([]);
});
