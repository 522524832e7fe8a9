import type { PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

/** An event with free places, whose registration is open. */
export async function openEvent({ platform }: WholePortal): Promise<number> {
  const now = new Date();
  const open = platform.database.db
    .selectFrom("events")
    .select("id")
    .where("quota", "is", null)
    .where("closes_at", ">", now)
    .where((event) => event.or([event("opens_at", "is", null), event("opens_at", "<", now)]));
  return (await open.orderBy("id").limit(1).executeTakeFirstOrThrow()).id;
}

/** The calls of the agenda. */
export const agenda: Record<string, PublishedCall> = {
  "GET front-end/agenda-inner-page/{lang}": {
    who: "guest",
    body: "none",
    names: "nobody's",
    good: () => ({ query: "tab=upcoming&page=1" }),
  },
  "GET front-end/agenda-detail-page/{id}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { id: String(await openEvent(portal)) }, query: "lang=en" }),
  },
  "POST front-end/agenda-register": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({ body: { Id: await openEvent(portal) } }),
  },
  "POST front-end/agenda-unregister": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: async (portal) => ({ body: { Id: await openEvent(portal) } }),
  },
};
