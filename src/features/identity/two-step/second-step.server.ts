import type { Db } from "../../../platform/database/database.ts";
import { hasPasskey } from "../passkeys/passkey.store.server.ts";
import type { Principal } from "../principal.ts";
import { isTwoStepOn } from "./two-step.server.ts";

/** Whether somebody has a second step: an app that shows codes or, of staff, a passkey. */
export async function hasSecondStep(db: Db, principal: Principal): Promise<boolean> {
  return (await isTwoStepOn(db, principal)) || (principal.kind === "staff" && (await hasPasskey(db, principal.id)));
}
