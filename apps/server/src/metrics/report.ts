/** Tells of what goes wrong inside. `table`: its code, which is a key and never logged. An error that is reported again further up is counted and logged once. */
export type ReportFault = (work: string, error: unknown, table?: string) => void;

/** What an error says, for the end of a sentence. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));
