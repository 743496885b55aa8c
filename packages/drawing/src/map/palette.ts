/** Ink on parchment; red only for what exposes or raises the alert. */
export const PARCHMENT = '#f5ecd7';
/** Brighter than the sheet, for what lies on it. */
export const PAPER = '#fffaf0';
export const INK = '#2c2416';
export const FADED_INK = '#6a5b3f';
export const RED = '#b02a20';
