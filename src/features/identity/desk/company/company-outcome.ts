import { m } from "#messages";

/** Why nobody was let in by the company's account, as the sign-in page's address says it. */
const outcomes = {
  "no-role": { http: 403, text: m.desk_company_no_role },
  "groups-not-sent": { http: 403, text: m.desk_company_groups_not_sent },
  "not-allowed": { http: 403, text: m.desk_company_not_allowed },
  "email-needed": { http: 403, text: m.desk_company_email_needed },
  "join-needed": { http: 409, text: m.desk_company_join_needed },
  "other-person": { http: 403, text: m.desk_company_other_person },
  cancelled: { http: 401, text: m.desk_company_cancelled },
  invalid: { http: 401, text: m.desk_company_invalid },
  "too-many": { http: 429, text: m.contract_too_many },
  "provider-away": { http: 503, text: m.desk_company_away },
} as const;

export type CompanyOutcome = keyof typeof outcomes;

const isOutcome = (text: string): text is CompanyOutcome => Object.hasOwn(outcomes, text);

/** The outcome that a text names; null for any other text. */
export function companyOutcome(text: string | null): CompanyOutcome | null {
  return text !== null && isOutcome(text) ? text : null;
}

/** The status of such an answer, and what to say. */
export function toldOutcome(outcome: CompanyOutcome): { http: number; text: () => string } {
  return outcomes[outcome];
}
