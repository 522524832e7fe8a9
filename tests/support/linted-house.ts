import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** An empty house under the linter's rules, to see what they say of a file. */
export interface LintedHouse {
  /** What the linter says of `code` in `file`. */
  lint(file: string, code: string, ...options: string[]): string;
  /** What the compiler says of these files alone, by the house's own settings. */
  compile(files: Readonly<Record<string, string>>): string;
  remove(): void;
}

function outputOf(command: string, parameters: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, parameters, { cwd, encoding: "utf8" });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

/** Takes the house's own rules into a new folder. */
export function lintedHouse(): LintedHouse {
  const house = mkdtempSync(join(tmpdir(), "house-"));
  const rules = ["import", "format", "name"].map((name) => `scripts/${name}-rules.ts`);
  const configs = ["oxlint.config.ts", "oxlint.types.config.ts", "tsconfig.json", "package.json"];
  for (const file of [...configs, ...rules]) cpSync(file, join(house, file));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  return {
    lint(file, code, ...options) {
      const path = join(house, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
      const said = outputOf("oxlint", [file, ...options], house);
      rmSync(path);
      return said;
    },
    compile(files) {
      const folder = mkdtempSync(join(house, "compiled-"));
      for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
      const alone = { incremental: false, tsBuildInfoFile: null };
      const config = { extends: "../tsconfig.json", compilerOptions: alone, include: ["*"] };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
      return outputOf("tsc", ["--noEmit", "--pretty", "false", "-p", folder], house);
    },
    remove: () => rmSync(house, { recursive: true }),
  };
}
