export { BEAT_EVERY } from './beat.ts';
export { KEY, MOST_LETTERS } from './messages/bounds.ts';
export { type FromClient, readFromClient, type TableRequest } from './messages/from-client.ts';
export type * from './messages/from-server.ts';
export type { Read } from './messages/reader.ts';
export * from './messages/requests.ts';
export { PROTOCOL } from './version.ts';
