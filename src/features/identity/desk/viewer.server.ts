import { z } from "zod";
import type { StaffRights } from "../../../contract/action.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { deskActionsOf, may, reachOf } from "../../companies/policies.ts";
import { rolesOf } from "../../companies/roles/role.queries.server.ts";
import { staffRoles } from "../../companies/roles/roles.ts";
import { countWaiting } from "../../vacancies/imported/imported.queries.server.ts";
import { findStaff } from "../staff.queries.server.ts";
import type { DeskViewer } from "./session.calls.ts";

/** Who is signed in, as calls answer it. */
export const viewerAnswer = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ role: z.enum(staffRoles), companyIds: z.array(z.number()) })),
  actions: z.array(z.string()),
  keysOff: z.boolean(),
  waiting: z.object({ conflicts: z.number() }),
});

/** How many vacancies wait for a choice of somebody's with these roles. */
async function conflictsWithin(db: Db, grants: StaffRights["grants"]): Promise<number> {
  const rights = { grants, vacancyIds: [] };
  const asker = { kind: "staff", id: 0, rights } as const;
  return may(asker, "conflict.resolve") ? countWaiting(db, reachOf(rights, "conflict.resolve")) : 0;
}

/** Who a member is to the desk's own pages. */
export async function viewerOf({ database: { db } }: Platform, staffId: number): Promise<DeskViewer> {
  const member = await findStaff(db, staffId);
  const roles = await rolesOf(db, staffId);
  const told = roles.map(({ role, companyIds }) => ({ role, companyIds: [...companyIds] }));
  const actions = [...deskActionsOf(roles)];
  return {
    name: member?.name ?? "",
    email: member?.email ?? "",
    roles: told,
    actions,
    keysOff: member?.keysOff ?? false,
    waiting: { conflicts: await conflictsWithin(db, roles) },
  };
}
