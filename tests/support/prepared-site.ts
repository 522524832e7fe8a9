import { buildSite } from "../../scripts/build-site.ts";
import { newHome, PREPARED } from "./home.ts";
import { startSite } from "./site.ts";

/**
 * Builds before the workers start, because two builds at once would take each other's files away. On the embedded
 * database it also starts the site once, so that every site after it begins with a copy of that sample content.
 */
export default async function prepareSite(): Promise<() => Promise<void>> {
  buildSite();
  if (process.env["TEST_DATABASE_URL"]) return async () => {};
  const home = await newHome("empty");
  const site = await startSite(home);
  await site.stop();
  process.env[PREPARED] = home.env["DATA_DIR"];
  return home.remove;
}
