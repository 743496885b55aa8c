const known = new Map<string, WeakRef<object>>();
/** Those that others become. */
const shared = new WeakSet<object>();
const gone = new FinalizationRegistry<string>((text) => {
  if (known.get(text)?.deref() === undefined) known.delete(text);
});

/** Equal contents become one: tables that play the same share it, and whatever is worked out from it. */
export function sameContent<Content extends object>(content: Content): Content {
  if (shared.has(content)) return content;
  const text = JSON.stringify(content);
  const found = known.get(text)?.deref();
  if (found !== undefined) return found as Content;
  shared.add(content);
  known.set(text, new WeakRef(content));
  gone.register(content, text);
  return content;
}

/** A state out of the whole as plain data, with a content that is shared. */
export function stateFrom<State>(rules: { fromJSON(data: unknown): State }, whole: unknown): State {
  const { content, ...rest } = whole as { content: object };
  return rules.fromJSON({ ...rest, content: sameContent(content) });
}
