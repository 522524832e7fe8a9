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
  [/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/gu, "-"],
  [/[`\u00b4\u02b9\u02bb\u02bc\u02c8\u2018\u201b\u2032\u2035\ua78c\uff07\uff40]/gu, "'"],
  [/[\u2024\uff0e]/gu, "."],
  [/[\uff0c\u201a]/gu, ","],
  [/[\u2022\u2027\u2219\u22c5\u30fb]/gu, "·"],
];

/** Signs that nobody sees and no word needs: soft hyphens, marks of direction, zero-width spaces of web pages. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;

/** A text in the usual signs; as long as before. */
export function inUsualSigns(text: string): string {
  return stands.reduce((sofar, [sign, usual]) => sofar.replace(sign, usual), text);
}

/** A text in usual signs, without the characters that its field does not let in; what pasting does. */
export function onlyAllowed(text: string, set: CharacterSet): string {
  return [...inUsualSigns(text)].filter((character) => allowedCharacters[set].test(character)).join("");
}

/** A text in usual signs, without those that nobody sees. */
export function inSeenSigns(text: string): string {
  return inUsualSigns(text).replace(unseen, "").trim();
}

/** True when every character of a text is allowed. */
export function isAllowed(text: string, set: CharacterSet): boolean {
  return onlyAllowed(text, set) === text;
}
