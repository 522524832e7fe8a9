export const dyes = ["nila", "soga", "mengkudu", "laut", "daun", "kunyit", "manggis", "arang"] as const;
export const patterns = ["kawung", "tenun", "parang"] as const;

export type Dye = (typeof dyes)[number];
export type Pattern = (typeof patterns)[number];

/** A company's stored look, so that neighbours differ; missing parts come from the name. */
export interface MarkChoice {
  readonly dye?: Dye | undefined;
  readonly pattern?: Pattern | undefined;
}

export interface CompanyMark {
  readonly dye: Dye;
  readonly pattern: Pattern;
  readonly initials: string;
}

/** FNV-1a with a final mix: the same name gives the same 32 bits everywhere, and neighbours in the alphabet differ. */
export function nameHash(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** First letters of the first two words, without legal forms ("PT Arus Kirana Tbk" gives "AK"). */
export function initials(name: string): string {
  const words = name
    .replace(/\b(PT|CV|Tbk|Persero)\b\.?/g, "")
    .replace(/[()]/g, " ")
    .trim()
    .split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => (([first = ""]) => first)([...word]).toUpperCase())
    .join("");
}

/** The mark of a company or a cover: stored choice first, else made from the name. */
export function companyMark(name: string, choice: MarkChoice = {}): CompanyMark {
  const hash = nameHash(name);
  return {
    dye: choice.dye ?? dyes[hash % dyes.length] ?? "nila",
    pattern: choice.pattern ?? patterns[(hash >>> 8) % patterns.length] ?? "kawung",
    initials: initials(name),
  };
}
