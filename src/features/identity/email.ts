/** Letters of an address's final label (§5). */
const finalLabel = { min: 2, max: 4 } as const;

const WORD = "[a-z0-9!#$%&'*+/=?^_{|}~-]+";
const LABEL = "[a-z0-9](?:[a-z0-9-]*[a-z0-9])?";

/** Text, at sign, domain labels, final label of 2 to 4 letters (§5). */
const PATTERN = new RegExp(`^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+[a-z]{${finalLabel.min},${finalLabel.max}}$`, "i");

/** True for an e-mail address that the portal takes. */
export function isEmail(text: string): boolean {
  return PATTERN.test(text);
}

/** The comparison key of an address: without regard to case (readings, "E-mail"). */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}
