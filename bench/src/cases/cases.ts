import type { Work } from '../measure.ts';

/** Each is loaded only in its own process, so that none slows another's code. */
export const CASES = {
  'practice-3': async () => (await import('./random-play.ts')).randomPlay('practice-3'),
  'practice-4': async () => (await import('./random-play.ts')).randomPlay('practice-4'),
  'practice-2': async () => (await import('./random-play.ts')).randomPlay('practice-2'),
  'practice-1': async () => (await import('./random-play.ts')).randomPlay('practice-1'),
  'rope-walk': async () => (await import('./random-play.ts')).randomPlay('rope-walk'),
  turns: async () => (await import('./turns.ts')).turns(),
  copy: async () => (await import('./copy.ts')).copy(),
  log: async () => (await import('./logged-play.ts')).loggedPlay(),
  chessops: async () => (await import('./chess.ts')).chess(),
  'chessops packed': async () => (await import('./chess.ts')).packedChess(),
  'boardgame.io': async () => (await import('./boardgame-io.ts')).boardgameIO(),
  search: async () => (await import('./search.ts')).searching(),
  mentor: async () => (await import('./mentor.ts')).mentor(),
  MCTSBot: async () => (await import('./mcts.ts')).mcts(),
  workers: async () => (await import('./workers.ts')).workers(),
} as const satisfies Record<string, () => Promise<Work>>;

export type CaseName = keyof typeof CASES;
export const CASE_NAMES = Object.keys(CASES) as CaseName[];
