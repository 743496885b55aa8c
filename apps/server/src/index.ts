export { localFanOut } from './fan-out/local-fan-out.ts';
export { shippedPack } from './packs/shipped-pack.ts';
export { createServer } from './serve.ts';
export { openSqliteStore } from './store/sqlite-store.ts';
export { serveTables } from './tables.ts';
