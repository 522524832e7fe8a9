/** Characters that a field lets in: `plain`, or the wider set for names of persons, companies and institutions. */
export type CharacterSet = "plain" | "names";

/**
 * What a person may type into free text (§5 "Free-text keypress"; the wider set of names: readings, "Free text").
 * Each pattern matches one allowed character.
 */
const allowedCharacters: Readonly<Record<CharacterSet, RegExp>> = {
  plain: /[A-Za-z0-9 /&-]/u,
  names: /[\p{L}\p{M}0-9 /&\-'’.,()]/u,
};

/** A text without the characters that its field does not let in; what pasting does. */
export function onlyAllowed(text: string, set: CharacterSet): string {
  return [...text].filter((character) => allowedCharacters[set].test(character)).join("");
}

/** True when every character of a text is allowed. */
export function isAllowed(text: string, set: CharacterSet): boolean {
  return onlyAllowed(text, set) === text;
}
