import { type CharacterId, type Game, NOWHERE, type Square, type Step } from '@bauta/engine';

const SQUARES = ['to', 'at', 'from'] as const;

/** Where on the board the question is about: its square, or whoever is asked. */
export function placeAsked(game: Game, question: Step, actor: CharacterId | ''): Square {
  const fields = question as Readonly<Record<string, unknown>>;
  for (const name of SQUARES) {
    const square = fields[name];
    if (typeof square === 'number' && square >= 0) return square;
  }
  const who = typeof fields.by === 'string' && fields.by !== '' ? fields.by : actor;
  return game.characters.find(({ id }) => id === who)?.at ?? NOWHERE;
}
