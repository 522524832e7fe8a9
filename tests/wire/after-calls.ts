import { insertNotification } from "../../src/features/applications/notifications/notification.store.server.ts";
import type { PublishedCall } from "./published-calls.ts";
import type { WholePortal } from "./whole-portal.ts";

/** Tells the owner that a phase began. */
async function somethingNew({ platform: { database }, owner }: WholePortal): Promise<void> {
  const { id } = await database.db
    .selectFrom("applications")
    .select("id")
    .where("applicant_id", "=", owner.id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const told = { applicantId: owner.id, applicationId: id, kind: "phase-began", phaseId: null } as const;
  await database.transact((tx) => insertNotification(tx, told, new Date()));
}

/** What comes after applying. */
export const after: Record<string, PublishedCall> = {
  "GET notifications/{lang}": {
    who: "applicant",
    body: "none",
    names: "mine",
    async good(portal) {
      await somethingNew(portal);
      return { query: "PageNo=1&PageSize=10" };
    },
  },
  "POST notifications/read": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: { all: true } }),
  },
};
