/** Whether this browser keeps the games until players remove them; `refused`: it may clear them when it runs out of room. */
export type Persistence = 'given' | 'refused' | 'unasked';

const KEY = 'bauta.asked-to-keep';

function wasAsked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // It is asked again at the next game.
  }
}

/** Pages that came over a plain network have no say in it. */
const storage = (): StorageManager | undefined => navigator.storage;

export async function persistence(): Promise<Persistence> {
  const isGiven = await storage()?.persisted?.();
  if (isGiven === undefined) return 'refused';
  if (isGiven) return 'given';
  return wasAsked() ? 'refused' : 'unasked';
}

/** Some browsers put the question to the player. */
export async function askToKeep(): Promise<Persistence> {
  rememberAsked();
  await storage()?.persist?.();
  return persistence();
}

/** Not at every game: a player who said no has said it. */
export async function askOnce(): Promise<void> {
  if ((await persistence()) === 'unasked') await askToKeep();
}
