import { reasonOf } from '../metrics/report.ts';

/** The store cannot be used, or not now; nothing was changed. The message is one sentence for whoever runs the server. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The answer to a change was lost: it was made, or it was not. Only reading again tells. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}

export const cannotKeep = (folder: string, error: unknown): StoreUnavailable =>
  new StoreUnavailable(`Tables cannot be kept in ${folder}: ${reasonOf(error)}. BAUTA_DATA names another folder.`, {
    cause: error,
  });
