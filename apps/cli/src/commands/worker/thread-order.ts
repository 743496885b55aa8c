import type { CrewOrder, OrderedGame } from '@bauta/simulation';

/** What travels beside the content, once for all batches of an order. */
export type BatchSetups = Pick<CrewOrder, 'setups' | 'budget'>;

/** What a thread is given; null: the text that it was given last. It answers with each game, and with null at the end. */
export interface ThreadOrder {
  content: string | null;
  setups: string | null;
  games: readonly OrderedGame[];
}
