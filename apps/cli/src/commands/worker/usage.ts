import { availableParallelism } from 'node:os';

export const usage = (): string => `usage: ./bauta worker [--workers N]

Plays games that \`./bauta simulate --queue\` has put on the queue, here or on another machine, until it is ended with Ctrl-C.
Any number of workers may play, and come and go; the games of one that is killed are played by another.

  --workers N         how many games to play at the same time (${availableParallelism()} here)

DATABASE_URL is the address of the PostgreSQL that holds the queue: postgres://user:password@host:port/name.
A worker plays only games that a program of the same rules and bots has ordered, and leaves others to other workers. The
content comes with the games. A worker that loses the database waits until it is back.
`;
