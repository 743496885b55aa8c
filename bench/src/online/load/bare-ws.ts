import type { Dialect } from './dialect.ts';

export const bareWs: Dialect = {
  url: (port, room) => `ws://127.0.0.1:${port}/${room}`,
  headers: async () => ({}),
  async sitDown() {},
  decide: (_room, n, { option, bytes }) => JSON.stringify({ type: 'decide', key: `decision-${n}`, n, option, bytes }),
  isTold: () => true,
};
