import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../src/platform/database/database.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { askRunningSite, checkRows, findingsWithSchema } from "./check-rows.ts";
import { type Finding, findingsAbout, getReason } from "./finding.ts";

const database = findingsAbout("database");

/**
 * Whether the embedded database opens, and what its rows say; where the site runs, it holds it and is asked. Nothing is
 * made where there is none, and no migration runs.
 */
export async function checkEmbedded({ dataDir }: Pick<Settings, "dataDir">): Promise<Finding[]> {
  const folder = join(dataDir, "database");
  if (!existsSync(folder)) return [database.ok("embedded; it is made at the first start")];
  try {
    const check = await askRunningSite(dataDir);
    if (check !== null) return [database.ok("embedded; a running site holds it"), ...check];
    const opened = await openDatabase({ dataDir: folder });
    try {
      return [database.ok("embedded; it opens"), ...(await checkRows(opened, findingsWithSchema))];
    } finally {
      await opened.close();
    }
  } catch (error) {
    const reason = getReason(error);
    if (reason.includes("is in use by")) return [database.ok("embedded; a running site holds it")];
    return [database.fault(reason, "restore a backup into an empty DATA_DIR")];
  }
}
