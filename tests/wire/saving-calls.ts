import { firstOf } from "./first-of.ts";
import type { Parts, PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

/** The code of a link that is open now. */
async function openLink({ platform }: WholePortal): Promise<string> {
  const links = platform.database.db.selectFrom("activity_links").select("code");
  const now = new Date();
  const open = links.where("opens_at", "<=", now).where("expires_at", ">", now);
  return (await open.limit(1).executeTakeFirstOrThrow()).code;
}

/** A vacancy, saved by its own applicant. */
async function savedOne(portal: WholePortal): Promise<Parts> {
  return { body: { VacancyId: await firstOf(portal, "vacancies"), UserLogin: portal.owner.email } };
}

/** Saving vacancies, and links that lead to one. */
export const saving: Record<string, PublishedCall> = {
  "GET activity/{id}/{lang}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { id: await openLink(portal) } }),
  },
  "POST save-vacancy": { who: "applicant", body: "json", names: "mine", good: savedOne },
  "POST unsave-vacancy": { who: "applicant", body: "json", names: "mine", good: savedOne },
  "POST get-saved-vacancy": {
    who: "applicant",
    body: "json",
    names: "mine",
    good: ({ owner }) => ({ body: { UserLogin: owner.email, pageNo: 1, pageSize: 5, Language: "EN" } }),
  },
};
