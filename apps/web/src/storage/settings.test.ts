import { expect, test } from 'vitest';
import { readSettings, type Settings } from './settings.ts';

const before: Settings = {
  speed: 'speed',
  onlyOurs: false,
  lessons: true,
  rewinds: false,
  palette: 'night',
  textSize: 'normal',
  motion: 'system',
};

test('kept settings are read', () => {
  expect(readSettings('{"speed":"step","onlyOurs":true}', before)).toEqual({ ...before, speed: 'step', onlyOurs: true });
});

test('what cannot be read is as before', () => {
  for (const text of [null, '', '{', '[]', '7', 'null', '{"speed":"soon","lessons":1,"toString":2}'])
    expect(readSettings(text, before)).toEqual(before);
});
