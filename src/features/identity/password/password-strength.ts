import { commonWords } from "./common-words.ts";
import { passwordFault, passwordLength } from "./password.ts";

/** 1 too short, 2 weak, 3 medium, 4 strong, 5 very strong (readings, "Sign-up"). */
export type StrengthLevel = 1 | 2 | 3 | 4 | 5;

/** Signs that stand for letters: "P@ssw0rd". */
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/** Rows of keys and of the alphabet, along which people type. */
const rows = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv"];
const lines = [...rows, ...rows.map((row) => [...row].toReversed().join(""))];

/** Decimal digits of the number of guesses that each piece costs. */
const cost = { known: 1.5, pattern: 1, word: 4, letter: 1.4, digit: 0.8, year: 1.5, sign: 1 } as const;

/** From how many digits of guesses on a password is medium, strong and very strong. */
const enough = { medium: 6.6, strong: 8.5, veryStrong: 10.5 } as const;

const measuredCharacters = 32;
/** More letters at a stretch than this are more than one word. */
const longWord = 12;

function isPattern(piece: string): boolean {
  return new Set(piece).size === 1 || (piece.length >= 2 && lines.some((line) => line.includes(piece)));
}

function costOfLetters(letters: string, own: ReadonlySet<string>): number {
  const plain = letters.toLowerCase();
  if (isPattern(plain)) return cost.pattern;
  if (own.has(plain) || commonWords.has(plain)) return cost.known;
  const joined = Math.max(0, letters.length - longWord) / 2;
  return Math.min(cost.word, letters.length * cost.letter) + joined;
}

function costOfDigits(digits: string): number {
  if (digits.length >= 2 && isPattern(digits)) return cost.pattern;
  return /^(19|20)\d\d$/.test(digits) ? cost.year : digits.length * cost.digit;
}

function costOfPieces(password: string, own: ReadonlySet<string>): number {
  const pieces = password.match(/\p{Lu}?\p{Ll}+|\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(pieces)].reduce((sum, piece) => {
    if (/\p{L}/u.test(piece)) return sum + costOfLetters(piece, own);
    if (/\p{N}/u.test(piece)) return sum + costOfDigits(piece);
    return sum + new Set(piece).size * cost.sign;
  }, 0);
}

/**
 * Estimates how hard a password is to guess, from its composition and a short list of common words, for the meter beside
 * the field. The server decides with whole dictionaries.
 * @param own the person's name and address, as typed
 */
export function estimateStrength(password: string, own: readonly string[]): StrengthLevel {
  if ([...password].length < passwordLength.min) return 1;
  if (passwordFault(password) === "password-composition") return 2;
  const words = new Set(own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const typed = password.slice(0, measuredCharacters);
  const read = typed.replace(/[@431!0$5](?=.*\p{L})/gu, (sign) => lookalikes[sign] ?? sign);
  const guesses = Math.min(costOfPieces(typed, words), costOfPieces(read, words) + cost.sign);
  if (guesses < enough.medium) return 2;
  if (guesses < enough.strong) return 3;
  return guesses < enough.veryStrong ? 4 : 5;
}
