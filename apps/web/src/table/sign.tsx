const PATHS = {
  undo: 'M9 6 4 11l5 5M4 11h10c4 0 6 2 6 6',
  redo: 'M15 6l5 5-5 5M20 11H10c-4 0-6 2-6 6',
  list: 'M5 7h14M5 12h14M5 17h9',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-1 1-1 2-1 3H9c0-1 0-2-1-3A6 6 0 0 1 12 3z',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
} as const;

/** A small drawing beside the words, or in their place where they are said otherwise. */
export function Sign({ of }: { of: keyof typeof PATHS }) {
  return (
    <svg class="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  );
}
