/** Characters that a field lets in: `plain`, or the wider set for names of persons, companies and institutions. */
export type CharacterSet = "plain" | "names";

/**
 * What a person may type into free text (§5 "Free-text keypress"; the wider set of names: readings, "Free text").
 * Each pattern matches one allowed character.
 */
const allowedCharacters: Readonly<Record<CharacterSet, RegExp>> = {
  plain: /[A-Za-z0-9 /&-]/u,
  // Joiners and the middle dot are parts of words: ශ්‍රී, Gal·la.
  names: /[\p{L}\p{M}0-9 /&\-'’.,()·]|\u200c|\u200d/u,
};

/** Signs that stand for usual ones, each by one: pasted tabs and no-break spaces, dashes, accents as apostrophes. */
const stands: readonly (readonly [RegExp, string])[] = [
  [/[\t\p{Zs}]/gu, " "],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/[`\u00b4\u02b9\u02bb\u02bc\u2018\u201b\uff07]/gu, "'"],
];

/** A text in the usual signs; as long as before. */
export function inUsualSigns(text: string): string {
  return stands.reduce((sofar, [sign, usual]) => sofar.replace(sign, usual), text);
}

/** A text in usual signs, without the characters that its field does not let in; what pasting does. */
export function onlyAllowed(text: string, set: CharacterSet): string {
  return [...inUsualSigns(text)].filter((character) => allowedCharacters[set].test(character)).join("");
}

/** True when every character of a text is allowed. */
export function isAllowed(text: string, set: CharacterSet): boolean {
  return onlyAllowed(text, set) === text;
}
