/** Letters of a search text; longer ones narrow nothing down. */
export const longestSearch = 100;
