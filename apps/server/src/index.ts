export { createServer } from './app/serve.ts';
export { serveTables } from './app/serve-tables.ts';
export { shippedPack } from './app/shipped-pack.ts';
export { localFanOut } from './fan-out/local-fan-out.ts';
export { openSqliteStore } from './store/sqlite-store.ts';
