/** The last entry of each table that this browser has shown; a browser that keeps nothing has seen nothing. */
const keyOf = (code: string): string => `bauta-seen-${code}`;

export function lastSeen(code: string): number {
  try {
    const kept = Number(localStorage.getItem(keyOf(code)));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
}

export function keepSeen(code: string, seq: number): void {
  try {
    localStorage.setItem(keyOf(code), String(seq));
  } catch {
    // It is shown again the next time.
  }
}
