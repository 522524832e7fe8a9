async function loadWords(): Promise<ReadonlySet<string>> {
  const lists = await Promise.all([import("@zxcvbn-ts/language-id"), import("@zxcvbn-ts/language-en")]);
  const words = lists.flatMap(({ dictionary }) =>
    Object.entries(dictionary).flatMap(([name, list]) => (name.startsWith("commonWords") ? list : [])),
  );
  return new Set(words.map(String));
}

let words: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a word is one of the 76,000 most frequent of Indonesian and English: no vacancy needs to have it for it to be
 * spelt right. The lists are loaded with the first question, some megabytes.
 */
export async function isOrdinaryWord(word: string): Promise<boolean> {
  words ??= loadWords();
  return (await words).has(word);
}
