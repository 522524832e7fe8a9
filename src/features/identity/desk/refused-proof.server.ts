import { m } from "#messages";
import { type Refusal, refuseWith, tooMany } from "../../../contract/reply.ts";

/** Why a proof was not taken that has been looked at, or could not be. */
type NotTaken =
  | { status: "wrong" | "invalid-otp" | "locked" | "company-account-needed" }
  | { status: "limited" | "busy"; retryAfter: number };

/** Only this site's pages sign in: the desk has no tokens for clients. */
export const foreignOrigin = () => refuseWith(403, "foreign-origin", m.contract_foreign_origin());

export const wrongCode = () => refuseWith(401, "invalid-code", m.desk_account_wrong_code());
export const wrongPasskey = () => refuseWith(401, "invalid-code", m.desk_account_wrong_passkey());
export const wrongPassword = () => refuseWith(401, "invalid-credentials", m.desk_account_wrong());

/** Own credentials do not let this member in (STAFF_PASSWORDS). */
export const companyNeeded = () => refuseWith(403, "company-account-needed", m.desk_company_needed());

/** Why someone was not let in, or not on. */
export function refusedProof(result: NotTaken, wrong: () => Refusal): Refusal {
  switch (result.status) {
    case "wrong":
      return wrong();
    case "invalid-otp":
      return wrongCode();
    case "company-account-needed":
      return companyNeeded();
    case "locked":
      return refuseWith(401, "locked", m.desk_account_locked());
    case "limited":
      return tooMany(m.contract_too_many(), result.retryAfter);
    case "busy":
      return { ...refuseWith(503, "busy", m.contract_busy()), retryAfter: result.retryAfter };
  }
}
