/** The ways of shuffling that a set-up can name. One without a name was begun before there were any, and keeps the way of then to the end. */
export const SHUFFLINGS = ['full'] as const;
export type Shuffling = (typeof SHUFFLINGS)[number];

/** What a game begun today names. */
export const SHUFFLING: Shuffling = 'full';

export interface NamesShuffling {
  /** How cards are shuffled; left out: one word decides the whole order. */
  shuffling?: Shuffling;
}

/** The name as it stands there: where there is none, none is written. */
export const shufflingOf = ({ shuffling }: NamesShuffling): NamesShuffling => (shuffling === undefined ? {} : { shuffling });
