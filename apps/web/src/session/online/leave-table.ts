import { newKey } from '../../storage/new-key.ts';
import { socketTo } from './api.ts';
import { connect } from './connection.ts';
import { isOutside } from './link.ts';

/** A server that has said nothing for so long cannot be reached, in milliseconds. */
const PATIENCE = 10_000;

/** Takes us off a table, over a connection of its own: what looks at the table may be away, or about to end. A server that cannot be reached throws. */
export function leaveTable(code: string): Promise<void> {
  return new Promise((left, failed) => {
    // As one who was there: otherwise somebody who has left would come in, only to leave.
    const connection = connect({ open: () => socketTo(code), seen: () => 1, invitation: () => '', hear() {} });
    const end = (done: () => void) => () => {
      clearTimeout(patience);
      connection.close();
      done();
    };
    const fail = (why: string): void => end(() => failed(new Error(why)))();
    const patience = setTimeout(() => fail('silent'), PATIENCE);
    connection.link.subscribe((link) => {
      if (isOutside(link)) end(left)();
      else if (link.is === 'away' || link.is === 'barred') fail(link.is);
    });
    void connection.ask({ type: 'leave', key: newKey() }).then(end(left));
  });
}
