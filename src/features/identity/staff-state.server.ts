import type { Tx } from "../../platform/database/database.ts";
import { staffPrincipal } from "./principal.ts";
import { endSessions } from "./session/session.queries.server.ts";
import { keepStaff, setState } from "./staff.queries.server.ts";
import type { StaffState } from "./staff.ts";
import { endPasswordLinks } from "./staff-account/staff-links.store.server.ts";

/**
 * Gives a member of staff another state. Every session ends with it (recruiting §3), whichever it is, and every
 * link to a new password: what was open before a suspension does not become valid again after it.
 */
export async function setStaffState(tx: Tx, id: number, state: StaffState): Promise<void> {
  await setState(tx, id, state);
  await endPasswordLinks(tx, id);
  await endSessions(tx, staffPrincipal(id));
}

/** Signs a member of staff out everywhere. */
export async function endStaffSessions(tx: Tx, id: number): Promise<void> {
  await keepStaff(tx, id);
  await endSessions(tx, staffPrincipal(id));
}
