import { randomUUID } from "node:crypto";
import { rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { freeBytes } from "../../src/app/health/health.ts";
import type { Settings } from "../../src/platform/settings/settings.ts";
import { type Finding, findingsAbout, getReason } from "./finding.ts";

const mebibyte = 1024 * 1024;
/** Below the first the site says that it is not ready; below the second it soon will. */
const least = { fault: 100 * mebibyte, warning: 1024 * mebibyte };

const folder = findingsAbout("DATA_DIR");
const disk = findingsAbout("disk");

async function checkFolder(dataDir: string): Promise<Finding> {
  const found = await stat(dataDir).catch(() => null);
  if (found === null) return folder.ok(`${dataDir} is made at the first start`);
  const probe = join(dataDir, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, "probe", { flush: true });
    await rm(probe);
  } catch (error) {
    return folder.fault(getReason(error), "give it to the user that the site runs as");
  }
  if ((found.mode & 0o077) !== 0)
    return folder.warning(`${dataDir} stands open to other users of this machine`, "the next start closes it");
  return folder.ok(`${dataDir} is this user's own`);
}

async function checkDisk(dataDir: string): Promise<Finding> {
  const free = (await freeBytes(dataDir)) ?? (await freeBytes(dirname(dataDir)));
  if (free === undefined) return disk.ok("not looked at: the folder is not there yet");
  const says = `${Math.floor(free / mebibyte)} MB are free in DATA_DIR`;
  if (free < least.fault) return disk.fault(says, "make room: the site is not ready below 100 MB");
  return free < least.warning ? disk.warning(says, "make room before it is full") : disk.ok(says);
}

/** Whether the data folder can be written to, by nobody else, and has free space. */
export async function checkDataFolder({ dataDir }: Pick<Settings, "dataDir">): Promise<Finding[]> {
  return [await checkFolder(dataDir), await checkDisk(dataDir)];
}
