import type { PublishedCall } from "./published-call.ts";
import type { WholePortal } from "./whole-portal.ts";

async function anItem({ platform }: WholePortal): Promise<number> {
  const oldest = platform.database.db.selectFrom("news").select("id").orderBy("published_at").limit(1);
  return (await oldest.executeTakeFirstOrThrow()).id;
}

/** The calls of the home page, news and articles. */
export const newsCalls: Record<string, PublishedCall> = {
  "GET home-page/{lang}": { who: "guest", body: "none", names: "nobody's", good: () => ({}) },
  "GET front-end/news-artikel-inner-page/{lang}": {
    who: "guest",
    body: "none",
    names: "nobody's",
    good: () => ({ query: "tab=article&page=1" }),
  },
  "GET front-end/news-artikel-detail-page/{id}": {
    who: "guest",
    body: "none",
    names: "public",
    good: async (portal) => ({ path: { id: String(await anItem(portal)) }, query: "lang=en" }),
  },
};
