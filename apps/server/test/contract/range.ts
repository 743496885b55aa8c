export const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);
