import type { GroundType } from '@bauta/engine';

export const GROUND_LETTERS = { '.': 'street', '^': 'roof', '#': 'room', '~': 'canal', t: 'tower' } as const satisfies Record<
  string,
  GroundType
>;

const grounds: ReadonlyMap<string, GroundType> = new Map(Object.entries(GROUND_LETTERS));
const letters: ReadonlyMap<GroundType, string> = new Map(Object.entries(GROUND_LETTERS).map(([letter, type]) => [type, letter]));

export const groundOf = (letter: string): GroundType | undefined => grounds.get(letter);
export const letterOf = (type: GroundType): string => letters.get(type)!;
