import { isIPv6 } from 'node:net';

const MAPPED = '::ffff:';

/** Whom an address counts for: a household has 2^64 of IPv6, all with the same first half, and one of IPv4, however it is written. */
export function networkOf(address: string): string {
  if (address.toLowerCase().startsWith(MAPPED) && address.includes('.')) return address.slice(MAPPED.length);
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('%', 1)[0]!.toLowerCase().split('::');
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = after === undefined ? 0 : 8 - first!.length - last!.length;
  const groups = [...first!, ...Array<string>(zeros).fill('0'), ...last!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
