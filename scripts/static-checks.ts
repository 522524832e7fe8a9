import { run, runBeside, type StepResult, step } from "./run-step.ts";

const checks: Readonly<Record<string, readonly [command: string, ...args: string[]]>> = {
  types: ["tsc", "--noEmit"],
  format: ["biome", "check", "--error-on-warnings"],
  lint: ["oxlint", "--type-aware"],
  unused: ["knip"],
};

/** Checks that can be run alone. */
export const checkNames = Object.keys(checks);

/** Types, format, lint with the import rules, unused code; after what is generated, beside each other. */
export async function staticChecks(names: readonly string[] = checkNames): Promise<StepResult[]> {
  const generated = await step("generated code", () => run(process.execPath, ["scripts/generate.ts"]));
  const results = names.map((name) => {
    const [command = "", ...args] = checks[name] ?? [];
    return step(`${name} (${command})`, () => runBeside(command, args));
  });
  return [generated, ...(await Promise.all(results))];
}
