import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "../../scripts/build-site.ts";
import { migrations } from "../../src/app/migrations.ts";
import { testDatabaseAt } from "./database.ts";
import { seedFiles } from "./database-template.ts";
import type { Home } from "./home.ts";
import { secret } from "./platform.ts";
import { sample } from "./sample-content.ts";
import { referenceLists } from "./seeds.ts";
import { type Site, startSite } from "./site.ts";

/** A home in the database server of this run of tests: a copy of a template, which is made once for all files. */
async function copiedHome(content: "sample" | "empty"): Promise<Home> {
  const seed = content === "sample" ? sample : referenceLists;
  const { database, at } = await testDatabaseAt(migrations, seed);
  const dataDir = await mkdtemp(join(tmpdir(), "site-"));
  await cp(seedFiles({ migrations, seed }), dataDir, { recursive: true });
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: at, SECRET_KEY: secret, SAMPLE_CONTENT: String(content === "sample") },
    async remove() {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A running site of the build; builds first where there is none, so that a test file can be run alone.
 * @param content `sample`: with the sample content
 */
export async function builtSite(
  settings: Record<string, string> = {},
  content: "sample" | "empty" = "sample",
): Promise<Site> {
  buildSite();
  const home = await copiedHome(content);
  const site = await startSite(home, settings);
  return { ...site, run: noCommands, stop: () => site.stop().finally(home.remove) };
}

/** An operator's command on a server is a process of its own, of which the site hears later. */
async function noCommands(): Promise<never> {
  throw new Error("Operator's commands need embeddedSite.");
}

/** The same on an embedded database, which takes an operator's commands. */
export async function embeddedSite(): Promise<Site> {
  buildSite();
  return startSite();
}
