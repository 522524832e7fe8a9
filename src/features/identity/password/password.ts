/** Characters of a password (§9). */
export const passwordLength = { min: 8, max: 100 } as const;

/** A digit, an upper-case and a lower-case letter and one of the listed characters (readings, "Password"). */
const INGREDIENTS = [/[0-9]/, /\p{Lu}/u, /\p{Ll}/u, /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?`~]/];

/** A password's own error: the code of a field error, or null. */
export function passwordFault(password: string): "required" | "too-long" | "password-composition" | null {
  const length = [...password.normalize("NFC")].length;
  if (length === 0) return "required";
  if (length > passwordLength.max) return "too-long";
  const isComplete = length >= passwordLength.min && INGREDIENTS.every((ingredient) => ingredient.test(password));
  return isComplete ? null : "password-composition";
}

/** Letters and digits beside the person's own name and address that make a password more than those. */
const OWN_SHARE = 4;

/** True for a password that is hardly more than the person's name or e-mail address (promise 1). */
export function isOwnName(password: string, own: { name: string; email: string }): boolean {
  const words = [own.email, ...own.email.split("@"), ...own.email.split(/[@.\-_+]/), ...own.name.split(/\s+/)]
    .map(lettersAndDigits)
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  const plain = lettersAndDigits(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), plain);
  return rest !== plain && rest.length < OWN_SHARE;
}

function lettersAndDigits(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
