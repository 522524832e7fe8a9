import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";

type FileWithCode = readonly [file: string, code: string];

const report = z.object({
  diagnostics: z.array(
    z.object({ filename: z.string(), code: z.string(), message: z.string(), help: z.string().default("") }),
  ),
});

/** An empty project under the linter's rules, to see what they report of a file. */
export interface LintedHouse {
  /** The linter's reports of each file with its code: the rules, and their reasons; "" for none. */
  lint(files: readonly FileWithCode[], ...options: string[]): string[];
  /** The compiler's errors in these files alone, by the repository's own settings. */
  compile(files: Readonly<Record<string, string>>): string;
  remove(): void;
}

function getOutput(command: string, parameters: readonly string[], cwd: string): string {
  try {
    return execFileSync(command, parameters, { cwd, encoding: "utf8" });
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}

/** The linter's reports on existing files, by name. */
function lintReports(house: string, files: readonly string[], options: readonly string[]): Map<string, string> {
  const { diagnostics } = report.parse(JSON.parse(getOutput("oxlint", [...files, "--format=json", ...options], house)));
  const ofFile = Map.groupBy(diagnostics, ({ filename }) => filename);
  return new Map([...ofFile].map(([file, all]) => [file, all.map((one) => Object.values(one).join(" ")).join("\n")]));
}

/** So that each round names a file once: most files are linted in one run, which takes as long as for one of them. */
function rounds(files: readonly FileWithCode[]): { place: number; file: string; code: string }[][] {
  const found = files.map(([file, code], place) => ({ place, file, code }));
  const nth = found.map(({ file }, at) => found.slice(0, at).filter((before) => before.file === file).length);
  return [...Map.groupBy(found, ({ place }) => nth[place]).values()];
}

/** Copies the repository's own rules into a new folder. */
export function lintedHouse(): LintedHouse {
  const house = mkdtempSync(join(tmpdir(), "house-"));
  const rules = ["import", "format", "name"].map((name) => `scripts/${name}-rules.ts`);
  const configs = ["oxlint.config.ts", "tsconfig.json", "package.json"];
  for (const file of [...configs, ...rules]) cpSync(file, join(house, file));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  return {
    lint(files, ...options) {
      const answers = files.map(() => "");
      for (const round of rounds(files)) {
        for (const { file, code } of round) {
          mkdirSync(dirname(join(house, file)), { recursive: true });
          writeFileSync(join(house, file), code);
        }
        const names = round.map(({ file }) => file);
        const reports = lintReports(house, names, options);
        for (const { place, file } of round) answers[place] = reports.get(file) ?? "";
        for (const file of names) rmSync(join(house, file));
      }
      return answers;
    },
    compile(files) {
      const folder = mkdtempSync(join(house, "compiled-"));
      for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
      const alone = { incremental: false, tsBuildInfoFile: null };
      const config = { extends: "../tsconfig.json", compilerOptions: alone, include: ["*"] };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
      return getOutput("tsc", ["--noEmit", "--pretty", "false", "-p", folder], house);
    },
    remove: () => rmSync(house, { recursive: true }),
  };
}
