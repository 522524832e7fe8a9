import type { Platform } from "../../platform/platform.ts";
import { recordTrail } from "../audit/trail.queries.server.ts";
import { endByCompany, memberOfLogout, spendLogoutToken } from "../identity/company-account/company-account.server.ts";
import type { LogoutToken } from "../identity/company-account/logout-token.server.ts";

/**
 * Signs out whom the company's provider signed out (Back-Channel Logout 1.0); who has no session here is signed out already.
 * @returns false for a token that was used before
 */
export function logOutByCompany(
  { database, clock }: Platform,
  token: LogoutToken,
  requestId: string,
): Promise<boolean> {
  return database.transact(async (tx) => {
    if (!(await spendLogoutToken(tx, token))) return false;
    const staffId = await memberOfLogout(tx, token);
    const ended = staffId === null ? 0 : await endByCompany(tx, staffId, token.sid);
    if (staffId === null || ended === 0) return true;
    const entry = { action: "member.sessions-ended", needed: "desk.enter", requestId, fields: [] } as const;
    const thing = { kind: "member", id: staffId } as const;
    await recordTrail(tx, { ...entry, actor: { kind: "system", id: null }, thing }, clock());
    return true;
  });
}
