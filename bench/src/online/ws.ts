import { createRequire } from 'node:module';

/** The `ws` that our own server speaks with: contenders and load differ in nothing else. */
const require = createRequire(new URL('../../../apps/server/package.json', import.meta.url));
export const { WebSocket, WebSocketServer } = require('ws') as typeof import('ws');
