import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";

const STAMP = "build/stamp.json";
const SOURCES = [
  "src/**/*",
  "content/site.json",
  "project.inlang/settings.json",
  "public/**/*",
  "*.config.ts",
  "package-lock.json",
];

interface Stamp {
  basePath: string;
  sources: string;
}

/** What the build depends on: names, sizes and times of all sources, in one hash. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) {
    const state = statSync(file);
    if (state.isFile()) hash.update(`${file} ${state.size} ${state.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** The stamp that a build of the sources as they are now gets. */
export function currentStamp(basePath: string): Stamp {
  return { basePath, sources: sourcesHash() };
}

/** True when the build was made from these sources for this `BASE_PATH`. */
export function isBuildFresh(basePath: string): boolean {
  if (!existsSync(STAMP) || !existsSync("build/server/index.js")) return false;
  return readFileSync(STAMP, "utf8") === JSON.stringify(currentStamp(basePath));
}

export { STAMP as stampFile };
