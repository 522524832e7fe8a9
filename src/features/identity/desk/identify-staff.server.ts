import type { Identify } from "../../../contract/identify.ts";
import type { Platform } from "../../../platform/platform.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { rolesOf } from "../../companies/roles/role.queries.server.ts";
import { managedVacancyIds } from "../../vacancies/team/manager.queries.server.ts";
import { findSession, touchSession } from "../session/session.queries.server.ts";
import { isSessionLocked, isStillProved } from "../session/session.ts";
import { createStaffCookies } from "./staff-cookies.server.ts";

/** The last use is written at most this often: 30 minutes without one end a session. */
const touchEveryMs = 60_000;

/** Says who of staff a browser is, by the desk's own cookie and by nothing else. */
export function createIdentifyStaff({ settings, sealer, database, clock }: Platform): Identify {
  const cookiesOf = createStaffCookies(settings, sealer);
  return async ({ cookies }) => {
    const value = cookies[cookiesOf.names.session];
    if (value === undefined) return { status: "none" };
    const token = cookiesOf.tokenIn(value);
    const now = clock();
    const session = token === null ? undefined : await findSession(database.db, "staff", token, now);
    if (token === null || session === undefined) return { status: "expired" };
    const isLocked = isSessionLocked(session, now);
    const isToBeTouched = !isLocked && now.getTime() - session.lastUsedAt.getTime() >= touchEveryMs;
    if (isToBeTouched) await touchSession(database.db, session, now);
    const { principal, userName, sessionId, provedAt } = session;
    const isProved = isStillProved(provedAt, now);
    const grants = await rolesOf(database.db, principal.id);
    const vacancyIds = await managedVacancyIds(database.db, principal.id);
    const identity = { kind: "staff", staffId: principal.id, userName, sessionId, isProved, isLocked } as const;
    return {
      status: "known",
      identity: { ...identity, rights: { grants, vacancyIds } },
      tokenKey: tokenHash(token).toString("hex"),
      via: "cookie",
    };
  };
}
