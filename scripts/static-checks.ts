import { run, type StepResult, step } from "./run-step.ts";

/** Types, formatting, lint with the import rules, unused code. */
export function staticChecks(): StepResult[] {
  return [
    step("generated code", () => run(process.execPath, ["scripts/generate.ts"])),
    step("types", () => run("tsc", ["--noEmit"])),
    step("format and lint (biome)", () => run("biome", ["check", "--error-on-warnings"])),
    step("lint and import rules (oxlint)", () => run("oxlint", [])),
    step("nothing without a type (oxlint)", () =>
      run("oxlint", ["--type-aware", "--config", "oxlint.types.config.ts"]),
    ),
    step("unused code (knip)", () => run("knip", [])),
  ];
}
