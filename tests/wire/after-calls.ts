import type { PublishedCall } from "./published-calls.ts";
import type { WholePortal } from "./whole-portal.ts";

/** The owner's application that is still on process. */
async function running({ platform: { database }, owner }: WholePortal): Promise<number> {
  const own = database.db.selectFrom("applications").select("id").where("applicant_id", "=", owner.id);
  return (await own.where("status", "=", 1).orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()).id;
}

/** What comes after applying. */
export const after: Record<string, PublishedCall> = {
  "GET notifications/{lang}": {
    who: "applicant",
    body: "none",
    names: "mine",
    good: () => ({ query: "PageNo=1&PageSize=10" }),
  },
  "POST notifications/read": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: () => ({ body: { all: true } }),
  },
  "POST application/withdraw": {
    who: "applicant",
    body: "json",
    names: "own",
    good: async (portal) => ({ body: { applicationId: await running(portal), reason: "" } }),
  },
};
