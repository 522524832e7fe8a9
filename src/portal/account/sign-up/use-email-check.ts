import { useState } from "react";
import { browserApi } from "../../../contract/browser-api.ts";
import { isEmail } from "../../../domain/people/email.ts";
import { documentLanguage } from "../../../i18n/language.browser.ts";
import { checkEmail } from "../accounts.calls.ts";

export type EmailVerdict =
  | { status: "unknown" }
  | { status: "free" }
  | { status: "refused"; code: string; message: string };

export interface EmailCheck {
  check(email: string): Promise<EmailVerdict>;
  /** What is known of an address so far. */
  verdictOf(email: string): EmailVerdict;
}

/** Refusals that say something about the address; others (the network, too many tries) may turn out otherwise. */
const lasting = new Set(["email-taken", "email-invalid"]);

/** Asks the server whether an address may be used (§5: only a yes allows continuing). */
export function useEmailCheck(): EmailCheck {
  const [answers, setAnswers] = useState<ReadonlyMap<string, EmailVerdict>>(new Map());

  async function check(email: string): Promise<EmailVerdict> {
    const known = answers.get(email);
    if (known !== undefined) return known;
    if (!isEmail(email)) return { status: "unknown" };
    const sent = await browserApi.send(checkEmail, { body: { email, lang: documentLanguage() } });
    const verdict: EmailVerdict =
      sent.status === "accepted" ? { status: "free" } : { status: "refused", code: sent.code, message: sent.message };
    if (verdict.status === "free" || lasting.has(verdict.code)) setAnswers(new Map(answers).set(email, verdict));
    return verdict;
  }

  return { check, verdictOf: (email: string): EmailVerdict => answers.get(email) ?? { status: "unknown" } };
}
