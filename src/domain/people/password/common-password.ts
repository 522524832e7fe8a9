/** How many of the list's first words, the worst, are looked for behind signs and digits too. */
const WORST = 100;

/** Signs that stand for letters: "P@ssw0rd". */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

export interface CommonPasswords {
  all: ReadonlySet<string>;
  worst: ReadonlySet<string>;
}

/** @param ranked lower-case, the most frequent first */
export function commonPasswords(ranked: readonly string[]): CommonPasswords {
  return { all: new Set(ranked), worst: new Set(ranked.slice(0, WORST)) };
}

/**
 * True for a password that many people use (promise 1): in the list as it stands or without the signs around it,
 * or one of the worst dressed up with signs, digits and capitals ("P@ssw0rd1!").
 */
export function isCommon(password: string, { all, worst }: CommonPasswords): boolean {
  const lower = password.normalize("NFC").toLowerCase();
  if (all.has(lower) || all.has(lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ""))) return true;
  const core = lower.replace(/^[^a-z@$]+|[^a-z@$]+$/g, "");
  const plain = core.replace(/[@431!0$5]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return worst.has(core) || worst.has(plain);
}
