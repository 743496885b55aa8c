import { newKey } from '../new-key.ts';
import { socketTo } from './api.ts';
import { connect } from './connection.ts';

/** Takes us off a table that is not looked at. A server that cannot be reached throws. */
export function leaveTable(code: string): Promise<void> {
  return new Promise((left, failed) => {
    const connection = connect({ open: () => socketTo(code), seen: () => 0, hear() {} });
    const end = (done: () => void) => () => {
      connection.close();
      done();
    };
    connection.link.subscribe(({ is }) => {
      if (is === 'away' || is === 'barred') end(() => failed(new Error(is)))();
    });
    void connection.ask({ type: 'leave', key: newKey() }).then(end(left));
  });
}
