import { z } from "zod";
import { rolesOf } from "../../domain/organisation/organisation.server.ts";
import { deskActionsOf, staffRoles } from "../../domain/organisation/organisation.ts";
import { findStaff } from "../../domain/people/people.server.ts";
import type { Platform } from "../../platform/platform.ts";
import type { DeskViewer } from "./session.calls.ts";

/** Who is signed in, as calls answer it. */
export const viewerAnswer = z.object({
  name: z.string(),
  email: z.string(),
  roles: z.array(z.object({ role: z.enum(staffRoles), companyIds: z.array(z.number()) })),
  actions: z.array(z.string()),
  keysOff: z.boolean(),
});

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
  };
}
