import { m } from "#messages";
import type { AccountEvent } from "../../../domain/people/people.ts";
import type { TagTone } from "../../../ui/display/tag.tsx";

/** What each event is called. */
export const eventWords = {
  registered: m.my_account_event_registered,
  activated: m.my_account_event_activated,
  "signed-in": m.my_account_event_signed_in,
  "wrong-password": m.my_account_event_wrong_password,
  "not-activated": m.my_account_event_not_activated,
  limited: m.my_account_event_limited,
  "second-step-passed": m.my_account_event_second_step_passed,
  "wrong-code": m.my_account_event_wrong_code,
  "recovery-code-used": m.my_account_event_recovery_code_used,
  "signed-out": m.my_account_event_signed_out,
  "session-ended": m.my_account_event_session_ended,
  "password-changed": m.my_account_event_password_changed,
  "password-reset": m.my_account_event_password_reset,
  "reset-asked": m.my_account_event_reset_asked,
  "two-step-on": m.my_account_event_two_step_on,
  "two-step-off": m.my_account_event_two_step_off,
  "two-step-end-asked": m.my_account_event_two_step_end_asked,
  "two-step-kept": m.my_account_event_two_step_kept,
  "recovery-codes-renewed": m.my_account_event_recovery_codes_renewed,
  "provider-joined": m.my_account_event_provider_joined,
  "provider-parted": m.my_account_event_provider_parted,
  "data-downloaded": m.my_account_event_data_downloaded,
  "consent-withdrawn": m.my_account_event_consent_withdrawn,
  deleted: m.my_account_event_deleted,
} as const satisfies Record<AccountEvent, () => string>;

/** How it looks: what went wrong, what changed, and what is as it should be. */
export const eventTones: Readonly<Record<AccountEvent, TagTone>> = {
  registered: undefined,
  activated: "success",
  "signed-in": "success",
  "wrong-password": "danger",
  "not-activated": "warning",
  limited: "danger",
  "second-step-passed": "success",
  "wrong-code": "danger",
  "recovery-code-used": "warning",
  "signed-out": undefined,
  "session-ended": undefined,
  "password-changed": "info",
  "password-reset": "info",
  "reset-asked": "warning",
  "two-step-on": "info",
  "two-step-off": "warning",
  "two-step-end-asked": "warning",
  "two-step-kept": "info",
  "recovery-codes-renewed": "info",
  "provider-joined": "info",
  "provider-parted": "info",
  "data-downloaded": "info",
  "consent-withdrawn": undefined,
  deleted: undefined,
};
