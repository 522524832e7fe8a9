import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** An empty house under the linter's rules, to see what they say of a file. */
export interface LintedHouse {
  /** What the linter says of `code` in `file`. */
  lint(file: string, code: string): string;
  remove(): void;
}

/** Takes the house's own rules into a new folder. */
export function lintedHouse(): LintedHouse {
  const house = mkdtempSync(join(tmpdir(), "house-"));
  for (const file of ["oxlint.config.ts", "scripts/import-rules.ts", "scripts/format-rules.ts", "package.json"])
    cpSync(file, join(house, file));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  return {
    lint(file, code) {
      const path = join(house, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
      try {
        return execFileSync("oxlint", [file], { cwd: house, encoding: "utf8" });
      } catch (error) {
        return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
      } finally {
        rmSync(path);
      }
    },
    remove: () => rmSync(house, { recursive: true }),
  };
}
