import { passwordLength } from "./password.ts";
import type { StrengthLevel } from "./password-strength.ts";

/** Minimum requirements when changing and resetting a password (§5). */
export const mediumStrength: StrengthLevel = 3;

/** @param own the person's name and address, as typed */
export type MeasureStrength = (password: string, own: readonly string[]) => StrengthLevel;

/** Bounds that keep a long password cheap: what is longer is strong already unless its beginning is weak. */
const measuredCharacters = 32;
const l33tMaxSubstitutions = 10;

const levels = [2, 2, 3, 4, 5] as const;

/** Loads zxcvbn with its Indonesian and English words; some megabytes, so only when a password is chosen. */
export async function loadStrength(): Promise<MeasureStrength> {
  const [{ ZxcvbnFactory }, common, english, indonesian] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
    import("@zxcvbn-ts/language-id"),
  ]);
  const dictionary = { ...common.dictionary, ...english.dictionary, ...indonesian.dictionary };
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, l33tMaxSubstitutions });
  return (password, own) => {
    if ([...password].length < passwordLength.min) return 1;
    const words = own.flatMap((text) => text.split(/[\s@.]+/)).filter(Boolean);
    return levels[zxcvbn.check(password.slice(0, measuredCharacters), words).score];
  };
}
