import { z } from "zod";
import type { StaffRights } from "../../../contract/action.ts";
import type { Identify } from "../../../contract/request-context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { tokenHash } from "../../../platform/security/token.ts";
import { getDeskActions, getReach, may } from "../../companies/policies.ts";
import { listRoles } from "../../companies/roles/role.queries.server.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import { countWaiting } from "../../vacancies/imported/imported.queries.server.ts";
import { managedVacancyIds } from "../../vacancies/team/team.queries.server.ts";
import { findSession, touchSession } from "../session/session.queries.server.ts";
import { isSessionLocked, isStillProved } from "../session/session.ts";
import { findStaff } from "../staff.queries.server.ts";
import type { DeskViewer } from "./session.calls.ts";
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
    const grants = await listRoles(database.db, principal.id);
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

/** Who is signed in, as calls answer it. */
export const viewerAnswer = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ role: z.enum(staffRoles), companyIds: z.array(z.number()) })),
  actions: z.array(z.string()),
  keysOff: z.boolean(),
  waiting: z.object({ conflicts: z.number() }),
});

/** How many vacancies wait for a choice of someone's with these roles. */
async function conflictsWithin(db: Db, grants: StaffRights["grants"]): Promise<number> {
  const rights = { grants, vacancyIds: [] };
  const asker = { kind: "staff", id: 0, rights } as const;
  return may(asker, "conflict.resolve") ? countWaiting(db, getReach(rights, "conflict.resolve")) : 0;
}

/** Who a member is to the desk's own pages. */
export async function getViewer({ database: { db } }: Platform, staffId: number): Promise<DeskViewer> {
  const member = await findStaff(db, staffId);
  const roles = await listRoles(db, staffId);
  const staffRoles = roles.map(({ role, companyIds }) => ({ role, companyIds: [...companyIds] }));
  const actions = [...getDeskActions(roles)];
  return {
    name: member?.name ?? "",
    email: member?.email ?? "",
    roles: staffRoles,
    actions,
    keysOff: member?.keysOff ?? false,
    waiting: { conflicts: await conflictsWithin(db, roles) },
  };
}
