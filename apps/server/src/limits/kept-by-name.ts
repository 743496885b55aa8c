/** Beyond so many, what is kept of names that were quiet longest is forgotten. */
const MOST_NAMES = 10_000;

/** What is kept of each address, guest or table that asks. */
export function keptByName<Value>(begin: () => Value): (name: string) => Value {
  const all = new Map<string, Value>();
  return (name) => {
    const found = all.get(name) ?? begin();
    all.delete(name);
    all.set(name, found);
    if (all.size > MOST_NAMES) all.delete(all.keys().next().value!);
    return found;
  };
}
