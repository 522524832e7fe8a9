import { spawn } from "node:child_process";
import { once } from "node:events";

/** How a step of the checks ended. */
export interface StepResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Failures, a line each, where the step knows them. */
  failures: readonly string[];
}

/** A step's own counts. */
export type StepCount = Pick<StepResult, "passed" | "failed"> & Partial<Pick<StepResult, "failures">>;

/** How a command ended; `signal` where it was ended. */
export interface Ending {
  code: number;
  signal: NodeJS.Signals | null;
}

/** Runs a command with its output shown as it comes. */
export async function runToEnd(command: string, args: readonly string[]): Promise<Ending> {
  const child = spawn(command, args, { stdio: "inherit" });
  const closed = Promise.withResolvers<Ending>();
  child.once("error", closed.reject);
  child.once("close", (code, signal) => closed.resolve({ code: code ?? 1, signal }));
  return closed.promise;
}

/** The same; answers its exit code. */
export async function run(command: string, args: readonly string[]): Promise<number> {
  return (await runToEnd(command, args)).code;
}

/** Runs a command beside others; its output is shown at its end, and only if it fails. Answers its exit code. */
export async function runBeside(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      output += text;
    });
  }
  await once(child, "close");
  const code = child.exitCode ?? 1;
  if (code !== 0) console.log(`\n${command} ${args.join(" ")}\n${output}`);
  return code;
}

/** Says of a command that left no report how it ended: V8 without memory aborts, the kernel without memory kills. */
export function withoutReport(command: string, { code, signal }: Ending): string {
  const how = signal === null ? `with code ${code}` : `by ${signal}`;
  const isMemory = signal === "SIGABRT" || signal === "SIGKILL" || signal === "SIGSEGV";
  return `${command} ended ${how} before it reported${isMemory ? ", as it does when memory runs out" : ""}`;
}

/** Runs one named check; `count` reads how many tests passed and failed, else the step counts as one. */
export async function step(name: string, work: () => Promise<number>, count?: () => StepCount): Promise<StepResult> {
  console.log(`── ${name}`);
  const started = performance.now();
  const code = await work();
  const seconds = (performance.now() - started) / 1000;
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  const failed = counted.failed === 0 && code !== 0 ? 1 : counted.failed;
  return { name, passed: counted.passed, failed, seconds, failures: counted.failures ?? [] };
}

/** Prints what failed, a line a step and, last, `N passed, N failed`; answers the exit code. */
export function summarise(results: readonly StepResult[]): number {
  console.log("");
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`);
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed > 0 ? "✗" : "✓"} ${name.padEnd(34)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
    );
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}
