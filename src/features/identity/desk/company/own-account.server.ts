import type { Cookies } from "../../../../contract/cookies.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { listRoles } from "../../../companies/roles/role.queries.server.ts";
import { readWaitingCompany } from "../../company-account/company-account.server.ts";
import { findStaff } from "../../staff.queries.server.ts";
import type { MayEnter } from "../../staff-account/sign-in-staff.server.ts";
import type { StaffCookies } from "../staff-cookies.server.ts";

/**
 * Whether a member's own account signs in, by its password or passkey (STAFF_PASSWORDS). It does once more for who came
 * by the company's account of the same address: that is how the two are joined.
 */
export function mayEnterBy(
  { settings, database: { db }, sealer, clock }: Platform,
  cookiesOf: StaffCookies,
  cookies: Cookies,
): MayEnter {
  return async (staffId) => {
    const { passwords } = settings.staff;
    if (passwords === "on") return true;
    const isAdmin = (await listRoles(db, staffId)).some(({ role }) => role === "admin");
    if (passwords === "admins" && isAdmin) return true;
    const email = (await findStaff(db, staffId))?.email ?? "";
    return readWaitingCompany(sealer, cookies[cookiesOf.names.waiting], { email, now: clock() }) !== null;
  };
}
