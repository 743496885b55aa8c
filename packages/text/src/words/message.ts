export type Param = string | number | boolean;
export type Params = Readonly<Record<string, Param>>;

/** A message cannot be read: a brace is missing, or a form has no `other`. */
export class MessageFault extends Error {}

interface Context {
  params: Params;
  language: string;
  /** What `#` stands for inside a plural. */
  count: Param | null;
}

/** Fills in a message: `{who}`, `{n, plural, =0 {..} one {# die} other {# dice}}`, `{x, select, a {..} other {..}}`. */
export function formatMessage(message: string, params: Params, language: string): string {
  return fill(message, { params, language, count: null });
}

function fill(message: string, context: Context): string {
  let text = '';
  for (let at = 0; at < message.length; ) {
    if (message[at] === '{') {
      const end = closing(message, at);
      text += field(message.slice(at + 1, end), context);
      at = end + 1;
    } else {
      text += message[at] === '#' && context.count !== null ? context.count : message[at];
      at += 1;
    }
  }
  return text;
}

function closing(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at++) {
    if (message[at] === '{') depth += 1;
    if (message[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new MessageFault(`a brace is not closed: ${message.slice(from, from + 40)}`);
}

function field(inside: string, context: Context): string {
  const match = /^\s*(\w+)\s*(?:,\s*(plural|select)\s*,(.*))?$/s.exec(inside);
  if (match === null) throw new MessageFault(`not a placeholder: ${inside.slice(0, 40)}`);
  const [, name = '', sort, rest = ''] = match;
  const value = context.params[name];
  if (value === undefined) throw new MessageFault(`nothing is given for {${name}}`);
  if (sort === undefined) return String(value);
  const form = chosen(branches(rest), sort, value, context.language);
  return fill(form, sort === 'plural' ? { ...context, count: value } : context);
}

function branches(rest: string): Map<string, string> {
  const found = new Map<string, string>();
  let at = 0;
  for (let match = /^\s*(\S+)\s*\{/.exec(rest); match !== null; match = /^\s*(\S+)\s*\{/.exec(rest.slice(at))) {
    const open = at + match[0].length - 1;
    const end = closing(rest, open);
    found.set(match[1]!, rest.slice(open + 1, end));
    at = end + 1;
  }
  return found;
}

function chosen(forms: ReadonlyMap<string, string>, sort: string, value: Param, language: string): string {
  const exact = forms.get(sort === 'plural' ? `=${value}` : String(value));
  const form = exact ?? (sort === 'plural' ? forms.get(pluralOf(Number(value), language)) : undefined) ?? forms.get('other');
  if (form === undefined) throw new MessageFault('a form has no `other`');
  return form;
}

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(value: number, language: string): string {
  let found = rules.get(language);
  if (found === undefined) {
    found = new Intl.PluralRules(language);
    rules.set(language, found);
  }
  return found.select(value);
}
