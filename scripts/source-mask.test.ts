import { expect, test } from 'vitest';
import { maskSource } from './source-mask.ts';

const masked = (source: string) => maskSource(source).replace(/ +/g, ' ').trim();

test('comments, strings and patterns are blanked, code is kept', () => {
  expect(masked("a('Date'); // Date")).toBe("a(' ');");
  expect(masked('/* Date\n */ b("it\\"s Date")')).toBe('b(" ")');
  expect(masked('x = /[/"]Date/.test(y) / Date')).toBe('x = / /.test(y) / Date');
});

test('code inside a template is kept, its text is blanked', () => {
  expect(masked('`Date ${now({ a: `${Date}` })} Date` + z')).toBe('` ${now({ a: `${Date}` })} ` + z');
});

test('nothing moves', () => {
  const source = 'const a = `x\n${b}`; /* c\n d */ e("f")\n';
  expect(maskSource(source)).toHaveLength(source.length);
  expect(maskSource(source).split('\n')).toHaveLength(source.split('\n').length);
});
