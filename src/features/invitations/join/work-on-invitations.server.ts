import type { Platform } from "../../../platform/platform.ts";
import { removeOldJoinInvitations } from "./join-invitation.queries.server.ts";

/** How long a link that is over still says so. */
const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Forgets each night whom it was that old invitations to join went to. */
export async function workOnInvitations({ jobs, database, clock }: Platform): Promise<void> {
  await jobs.schedule("forget-join-invitations", "41 3 * * *", "erases", () =>
    removeOldJoinInvitations(database.db, new Date(clock().getTime() - keptMs)),
  );
}
