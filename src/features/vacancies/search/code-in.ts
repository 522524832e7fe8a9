/** Shorter texts are words that people look for: "3D", "B2". */
const shortest = 4;
const longest = 60;

/** The text of a search where it may be a vacancy's code, such as "GTL-2611-021": one word with a digit; else null. */
export function codeIn(text: string): string | null {
  const word = text.trim();
  return word.length >= shortest && word.length <= longest && /^\S*\d\S*$/.test(word) ? word : null;
}
