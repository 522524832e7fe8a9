import { sql } from "kysely";
import { buildSite } from "../../scripts/build-site.ts";
import { inHome, newHome, PREPARED } from "./home.ts";
import { peopleAhead } from "./people.ts";
import { startSite } from "./site.ts";

/** About as many as a site's tests take. */
const AHEAD = { fresh: 24, stale: 4 };

/**
 * Builds before the workers start, because two builds at once would take each other's files away. On the embedded
 * database it also starts the site once, so that every site after it begins with a copy of that sample content and of
 * people who have signed up.
 */
export default async function prepareSite(): Promise<() => Promise<void>> {
  buildSite();
  if (process.env["TEST_DATABASE_URL"]) return async () => {};
  const home = await newHome("empty");
  const site = await startSite(home);
  const stale = await peopleAhead(site, AHEAD);
  await site.stop();
  await inHome(home, async ({ db }) => {
    // They came from one address, and no site is to count that against its own visitors.
    await db.deleteFrom("limit_counts").execute();
    await sql`update resumes set confirmed_at = now() - interval '7 months'
      from applicants where applicants.id = resumes.applicant_id and applicants.email = any(${stale})`.execute(db);
  });
  process.env[PREPARED] = home.env["DATA_DIR"];
  return home.remove;
}
