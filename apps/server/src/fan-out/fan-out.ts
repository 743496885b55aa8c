/** Tells the other processes of a table's news. What it carries is already kept by the store, or is worth no keeping. */
export interface FanOut {
  publish(table: string, message: string): void;
  /** What the other processes publish; what comes from this one may be heard too. Returns what ends it. */
  subscribe(table: string, heard: (message: string) => void): () => void;
  /** Messages of this table may have been missed, also while the subscription was on its way: whoever follows it reads the store again. */
  onGap(missed: (table: string) => void): void;
  /** Whether the other processes can be heard, and hear, now. */
  isHeard(): boolean;
  close(): Promise<void>;
}
