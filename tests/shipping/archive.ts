import { execFileSync } from "node:child_process";
import { accessSync, constants, globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { readBuildVersion } from "../../src/app/build-version.ts";
import { everyLook } from "../support/every-look.ts";

/** The last result of `npm run package` for the root of a host; earlier builds are beside it. */
export function packedArchive(): string | undefined {
  const archives = globSync("dist/karier-*.tar.gz").filter((file) => !file.includes("-at-"));
  return archives.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
}

function isThere(tool: string): boolean {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/sbin"];
  return folders.some((folder) => {
    try {
      accessSync(join(folder, tool), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Why these tests cannot run here; null where they can. */
export function whyNot(tools: readonly string[]): string | null {
  if (!everyLook) return "a part of npm run endurance";
  if (process.getuid?.() !== 0) return "needs root";
  const missing = tools.filter((tool) => !isThere(tool));
  if (missing.length > 0) return `not installed: ${missing.join(", ")}`;
  return packedArchive() === undefined ? "npm run package comes first" : null;
}

/** A package as an operator has it: root's, and nobody may write to it. */
export interface Unpacked {
  folder: string;
  /** Which build it says it is. */
  build: string;
  /** A new folder of one user's own. */
  ownFolder(name: string, user: number): string;
  remove(): void;
}

/** Unpacks what `npm run package` made. */
export function unpack(): Unpacked {
  const place = mkdtempSync(join(tmpdir(), "shipped-"));
  const folder = join(place, "package");
  const run = (command: string, ...args: string[]) => execFileSync(command, args);
  run("chmod", "755", place);
  run("mkdir", folder);
  run("tar", "-C", folder, "--strip-components=1", "-xzf", packedArchive() ?? "");
  run("chmod", "-R", "a-w", folder);
  return {
    folder,
    build: readBuildVersion(folder),
    ownFolder(name, user) {
      const own = join(place, name);
      run("install", "-d", "-m", "700", "-o", String(user), "-g", String(user), own);
      return own;
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}
