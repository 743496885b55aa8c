/** Beyond so many, those of addresses that were quiet longest are forgotten. */
const ADDRESSES = 10_000;

/** What is kept of each address that asks. */
export function byAddress<Kept>(begin: () => Kept): (address: string) => Kept {
  const all = new Map<string, Kept>();
  return (address) => {
    const found = all.get(address) ?? begin();
    all.delete(address);
    all.set(address, found);
    if (all.size > ADDRESSES) all.delete(all.keys().next().value!);
    return found;
  };
}
