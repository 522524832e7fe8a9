import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };

/** The version in `/meta.json` (package.json). */
export const { version } = manifest;

const packageManifest = z.object({ config: z.object({ build: z.string() }) });

function buildInManifest(root: string): string | null {
  const file = join(root, "package.json");
  if (!existsSync(file)) return null;
  const manifest = packageManifest.safeParse(JSON.parse(readFileSync(file, "utf8")));
  return manifest.success ? manifest.data.config.build : null;
}

function git(root: string, ...args: string[]): string | null {
  const env = { ...process.env, TZ: "UTC", GIT_OPTIONAL_LOCKS: "0" };
  const run = spawnSync("git", ["-C", root, ...args], { encoding: "utf8", env, timeout: 10_000 });
  return run.status === 0 ? run.stdout.trim() : null;
}

function buildInHistory(root: string): string | null {
  // A copy of the sources inside another repository has nothing to do with that repository's commits.
  if (!existsSync(join(root, ".git"))) return null;
  const day = git(root, "log", "-1", "--format=%cd", "--date=format-local:%Y.%m.%d");
  const commit = git(root, "describe", "--always", "--exclude=*", "--abbrev=8", "--dirty=.changed");
  return day === null || commit === null ? null : `${day}+${commit}`;
}

/**
 * The product's build in a folder: date (UTC) and commit, such as `2026.11.26+681a81fd`, with `.changed`
 * where files differ from that commit. A package carries it; sources ask git, and say `3.3.63+unknown` without it.
 */
export function readBuildVersion(root: string): string {
  return buildInManifest(root) ?? buildInHistory(root) ?? `${version}+unknown`;
}

let running: string | undefined;

/** The build that this process runs; commands run in the folder of the package or of the sources. */
export function buildVersion(): string {
  running ??= readBuildVersion(process.cwd());
  return running;
}
