/** No name of a person is longer, and no title of a table, in characters. */
export const [MOST_OF_NAME, MOST_OF_TITLE] = [40, 60];
