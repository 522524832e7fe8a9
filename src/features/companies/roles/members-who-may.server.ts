import type { Action, Thing } from "../../../contract/action.ts";
import type { Db } from "../../../platform/database/database.ts";
import { can } from "../policies.ts";
import { rolesOfActive } from "./role.queries.server.ts";

/**
 * Active members whom the policies let do it to a thing of a company's or the group's, by ascending id. Vacancies that
 * hiring managers have are of a later feature: by these nobody is found here.
 */
export async function membersWhoMay(db: Db, action: Action, thing: Thing): Promise<number[]> {
  const found = [...(await rolesOfActive(db))].filter(([id, grants]) =>
    can({ kind: "staff", id, rights: { grants, vacancyIds: [] } }, action, thing),
  );
  return found.map(([id]) => id).sort((one, other) => one - other);
}

/** Active privacy officers, by ascending id. */
export async function privacyOfficers(db: Db): Promise<number[]> {
  const found = [...(await rolesOfActive(db))].filter(([, grants]) =>
    grants.some(({ role }) => role === "privacy-officer"),
  );
  return found.map(([id]) => id).sort((one, other) => one - other);
}
