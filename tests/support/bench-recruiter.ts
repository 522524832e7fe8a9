import type { Principal } from "../../src/features/identity/principal.ts";
import { insertSession } from "../../src/features/identity/session/session.queries.server.ts";
import { insertStaff } from "../../src/features/identity/staff.queries.server.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { newToken } from "../../src/platform/security/token.ts";

/** Writes a recruiter of a company. @returns the id */
export async function aRecruiter(database: Database, companyId: number): Promise<number> {
  const member = {
    name: "Bench",
    email: "bench@contoh.id",
    language: "id",
    state: "active",
    passwordHash: null,
  } as const;
  return database.transact(async (tx) => {
    const id = await insertStaff(tx, member, new Date());
    if (id === null) throw new Error("The recruiter is there already.");
    await tx.insertInto("staff_roles").values({ staff_id: id, role: "recruiter" }).execute();
    await tx.insertInto("recruiter_companies").values({ staff_id: id, company_id: companyId }).execute();
    return id;
  });
}

/** Opens a session of anybody's. @returns its token */
export async function getSession(database: Database, principal: Principal): Promise<string> {
  const token = newToken();
  const session = { principal, token, rememberMe: true, device: "", network: "" };
  await database.transact((tx) => insertSession(tx, session, new Date()));
  return token;
}
