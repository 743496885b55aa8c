import { availableParallelism } from 'node:os';
import { NAMES_OF_BOTS } from '@bauta/bots';

export const usage = (saves: string): string => `usage: ./bauta simulate [OPTION]...
       ./bauta simulate [OPTION]... --merge FILE...

Lets bots play memories, many games of each kind, on all cores, and shows how they went. Lists have commas between.

  --memory LIST       memories of one pack, or "all" (all; of those that ship, the practice memories)
  --party LIST        how many assassins: 2, 3, 4 (all)
  --with NAME         a party of the pack plays every memory (the one that each memory names)
  --difficulty LIST   normal, easy (normal)
  --bot LIST          ${NAMES_OF_BOTS} (random, greedy, mentor)
  --games N           games of each kind (400)
  --seed TEXT         the same seed deals the same games (bauta)
  --iterations N      how much a bot that searches thinks about one decision; repeatable
  --ms N              the same in milliseconds; not repeatable
  --workers N         how many play at the same time (${availableParallelism()} here)
  --json FILE         the results as JSON
  --html FILE         the results as one HTML page with plots
  --pack PACK         play the memories of this pack, a folder or a zip; of several the later go on top (those that ship)
  --file FILE         where the games are kept (in ${saves}, named after what decides them)
  --fresh             forget the games in that file and begin anew
  --shard I/N         play part I of N, for N machines; the games are kept in a file of the part
  --queue             put the games on a queue; every \`./bauta worker\`, on any machine, plays them
  --merge FILE...     play nothing: put the games of these files together, and show the results

Every finished game is written down. A run that was stopped or killed goes on where it was with the same command, and
gives the same results; more games, memories or bots of the same seed and budget are added to what is there.

Several machines: each plays a part with the same options and --shard 1/3, 2/3, 3/3; then the same options with --merge
and the three files give the table that one machine would. Files of another content, code, seed or budget are refused, and
games that nobody has played yet are named. The games are added to --file: without --merge the rest is played from there.

With --queue the games lie in a PostgreSQL database, whose address is DATABASE_URL: postgres://user:password@host:port/name.
Workers come and go as they like. What they have played is collected and written down here; stopped with Ctrl-C, the games
that nobody has begun are taken from the queue, and the same command goes on from there.
`;
