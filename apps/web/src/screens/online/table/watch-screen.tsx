import { usePack } from '../../../packs/use-pack.ts';
import { Waiting } from '../../../words/waiting.tsx';
import { AtTable } from './table-screen.tsx';

/** `#/watch/LINK`, with what the table's link has behind it once it was renewed: a table on the server, by the link to watch it: no name is needed, and no code is known. */
export function WatchScreen({ rest: [link = '', invitation = ''] }: { rest: readonly string[] }) {
  const { pack, failed, again } = usePack('venice');
  if (pack === null) return <Waiting failed={failed} again={again} />;
  return <AtTable code={link} invitation={invitation} key={`${link}/${invitation}`} />;
}
