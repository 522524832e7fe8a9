import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Site } from "./site.ts";

/** Imports rows of the hiring system while the site runs, as its operator does. */
export async function importProgressRows(site: Site, rows: readonly Record<string, string | number>[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "progress-"));
  const file = join(folder, "progress.jsonl");
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  await site.run("import", ["progress", file]);
  await rm(folder, { recursive: true });
}
