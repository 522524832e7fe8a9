import { m } from "#messages";
import type { SignInReason } from "./sign-in-reason.ts";

/** Why to sign in first, and that one comes back. */
export const reasonWords: Record<SignInReason, () => string> = {
  apply: m.accounts_reason_apply,
  profile: m.accounts_reason_profile,
  history: m.accounts_reason_history,
  event: m.accounts_reason_event,
  saved: m.accounts_reason_saved,
  page: m.accounts_reason_page,
};
