const keyOf = (save: string): string => `bauta read ${save}`;

/** Where the reader of a save is: pages turned after so many decisions. A browser that keeps nothing lets them be read again. */
export function keepTurned(save: string, decisions: number, pages: number): void {
  try {
    localStorage.setItem(keyOf(save), `${decisions} ${pages}`);
  } catch {
    // Nothing is lost but the place.
  }
}

/** How many pages of the last decision were turned already. */
export function turnedBefore(save: string, decisions: number): number {
  try {
    const [at, pages] = (localStorage.getItem(keyOf(save)) ?? '').split(' ').map(Number);
    return at === decisions && pages !== undefined ? pages : 0;
  } catch {
    return 0;
  }
}

/** For a save that goes on under another name. */
export function copyMark(from: string, to: string): void {
  try {
    const mark = localStorage.getItem(keyOf(from));
    if (mark !== null) localStorage.setItem(keyOf(to), mark);
  } catch {
    // The pages can be read again.
  }
}
