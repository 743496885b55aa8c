/** What an error says, for the end of a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
