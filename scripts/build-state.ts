import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

const SOURCES = [
  "src/**/*",
  "content/site.json",
  "project.inlang/settings.json",
  "public/**/*",
  "*.config.ts",
  "package-lock.json",
];

/** Names, sizes and times of all sources, in one hash: what a build depends on beside its base path. */
export function takeStamp(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES).sort()) {
    const state = statSync(file);
    if (state.isFile()) hash.update(`${file} ${state.size} ${state.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

const stampIn = (folder: string) => `${folder}/stamp`;

/** True when the build in `folder` was made from the sources as they are now. */
export function isBuildFresh(folder: string): boolean {
  return existsSync(stampIn(folder)) && readFileSync(stampIn(folder), "utf8") === takeStamp();
}

/** Marks a finished build as made from the sources that the stamp was taken of. */
export function stampBuild(folder: string, stamp: string): void {
  writeFileSync(stampIn(folder), stamp);
}
