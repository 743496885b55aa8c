export { createServer } from './serve.ts';
