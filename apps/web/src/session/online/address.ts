import { effect } from '@preact/signals';
import { linkTo } from '../../ui/route.ts';
import type { OnlineTable } from './online-table.ts';

/** `link`: what it has besides the code once it was renewed; '' before. */
export const inviteTo = (code: string, link: string): string => linkTo('table', code, ...(link === '' ? [] : [link]));

/** The link to watch has the same behind it. */
export const watchBy = (watch: string, link: string): string => linkTo('watch', watch, ...(link === '' ? [] : [link]));

const isAt = (address: string): boolean => location.hash === address || location.hash.startsWith(`${address}/`);

/** Whoever copies the page's own address lets others in by it, also once the link was renewed. Returns what ends that. */
export function keepAddress({ code, followed }: Pick<OnlineTable, 'code' | 'followed'>): () => void {
  return effect(() => {
    const link = followed.value?.table.link ?? '';
    if (link !== '' && isAt(inviteTo(code, ''))) history.replaceState(history.state, '', inviteTo(code, link));
  });
}
