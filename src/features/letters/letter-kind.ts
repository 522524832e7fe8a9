/** A letter's subject, as far as anybody may know it. */
export const letterKinds = [
  "account",
  "application",
  "invitation",
  "invitation-to-apply",
  "event",
  "vacancies",
  "other",
] as const;
export type LetterKind = (typeof letterKinds)[number];

const beginnings: readonly (readonly [string, LetterKind])[] = [
  ["application-invited", "invitation"],
  ["application-", "application"],
  ["invitation-", "invitation"],
  ["join-", "invitation-to-apply"],
  ["event-", "event"],
  ["vacancies-", "vacancies"],
  ["alert-", "vacancies"],
];

const ofAccount = new Set([
  "activation",
  "account-inactive",
  "reset",
  "two-step-code",
  "data-export",
  "cv-withheld",
  "staff-invitation",
  "staff-reset",
  "staff-morning",
]);

/** The kind of a mail by the name under which it was sent (`Mail.kind`). */
export function letterKind(mailKind: string): LetterKind {
  const found = beginnings.find(([beginning]) => mailKind.startsWith(beginning));
  if (found) return found[1];
  return ofAccount.has(mailKind) || isSecurityNews(mailKind) ? "account" : "other";
}

/** Mails about a change to the account's safety are named after it: "password-changed", "two-step-on". */
function isSecurityNews(mailKind: string): boolean {
  return /^(password|passkey|two-step|recovery|provider|new-device)\b/.test(mailKind);
}
