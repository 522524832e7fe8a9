import { spawnSync } from "node:child_process";

/** How a step of the checks ended. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** What failed, a line each, where the step knows it. */
  failures: readonly string[];
  /** What passed only when it was tried again, a line each. */
  again: readonly string[];
}

/** More than so many tests of a run that pass only at their second try are a fault of the run. */
export const mostAgain = 2;

/** What a step counted of itself. */
export type StepCount = Pick<StepResult, "passed" | "failed"> & Partial<Pick<StepResult, "failures" | "again">>;

/** How a command ended; `signal` where it was ended. */
export interface Ending {
  code: number;
  signal: NodeJS.Signals | null;
}

/** Runs a command with its output shown. */
export function runToEnd(command: string, args: readonly string[], env: Record<string, string> = {}): Ending {
  const { status, signal } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return { code: status ?? 1, signal };
}

/** The same; answers its exit code. */
export function run(command: string, args: readonly string[], env: Record<string, string> = {}): number {
  return runToEnd(command, args, env).code;
}

/** Says of a command that left no report how it ended: V8 without memory aborts, the kernel without memory kills. */
export function withoutReport(command: string, { code, signal }: Ending): string {
  const how = signal === null ? `with code ${code}` : `by ${signal}`;
  const isMemory = signal === "SIGABRT" || signal === "SIGKILL" || signal === "SIGSEGV";
  return `${command} ended ${how} before it reported${isMemory ? ", as it does when memory runs out" : ""}`;
}

/** Runs one named check; `count` reads how many tests passed and failed, else the step counts as one. */
export function step(name: string, work: () => number, count?: () => StepCount): StepResult {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const code = work();
  const seconds = (performance.now() - started) / 1000;
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed;
  return {
    name,
    passed: counted.passed,
    failed,
    seconds,
    failures: counted.failures ?? [],
    again: counted.again ?? [],
  };
}

/**
 * Prints what failed, what passed only at its second try, a line a step and, last, `N passed, N failed`; answers the
 * exit code: nothing is tried again in silence, and not more than {@link mostAgain} tests of a run.
 */
export function summarise(results: readonly StepResult[]): number {
  console.log("");
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
  const again = results.flatMap((result) => result.again);
  for (const test of again) console.log(`↻ passed at the second try: ${test}`);
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed > 0 ? "✗" : "✓"} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
    );
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const isTooOften = again.length > mostAgain;
  if (isTooOften) console.log(`\n✗ ${again.length} tests passed only at their second try; ${mostAgain} may.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 || isTooOften ? 1 : 0;
}
