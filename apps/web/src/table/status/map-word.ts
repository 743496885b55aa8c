/** What a map is called: A, B. */
export const mapWord = (map: number): string => String.fromCharCode(65 + map);
