import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Linux counts in hundredths of a second, whatever the machine (`USER_HZ`, proc(5)). */
const msPerTick = 10;

/**
 * Processor time in ms that a process has used, by all its threads (proc(5), fields 14 and 15).
 * @returns null where it is gone, or where the system has no /proc: then only the limit of wall time is left
 */
function processorTime(pid: number | undefined): number | null {
  if (pid === undefined) return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name before the last bracket may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return null;
  }
}

/** Memory for one document; how long a process may take to start, before it meets one, and to answer, by the clock. */
const most = { startMs: 60_000, wallMs: 20_000, megabytes: 256, wasmPages: 6_144 };

/** How often the processor time of a process is read. */
const sampleMs = 100;

/**
 * The file of a process's code: run as it is by Node and the tests; bundled, beside its caller's chunk or one folder
 * above.
 * @param self the caller's `import.meta.url`
 */
export function besideSelf(self: string, name: string): string {
  const names = self.endsWith(".ts") ? [`./${name}.ts`] : [`./${name}.js`, `../${name}.js`];
  const found = names.map((each) => fileURLToPath(new URL(each, self))).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`What reads documents (${name}) is missing beside ${self}: build again.`);
  return found;
}

/** Folder of a package's sources and of everything that they import. */
function modulesFolder(): string {
  const [folder = ""] = fileURLToPath(import.meta.resolve("unpdf")).split(/(?<=[/\\]node_modules)[/\\]/);
  return folder;
}

/**
 * What binds a process that meets documents of strangers: it reads code and nothing else, writes nothing, starts
 * nothing, and has so much memory. WebAssembly in it has no way to any network.
 * @param code the folder of its code
 */
export function processBounds(code: string): string[] {
  const modules = modulesFolder();
  const readable = [join(code, "*"), join(modules, "*"), join(dirname(modules), "package.json")];
  return [
    "--permission",
    ...readable.map((each) => `--allow-fs-read=${each}`),
    `--max-old-space-size=${most.megabytes}`,
    `--wasm-max-mem-pages=${most.wasmPages}`,
    "--disable-warning=ExperimentalWarning",
  ];
}

/** A process to be started: its file, the folder of its code, and the message that it gets before it is ready. */
export interface BoundedProcess {
  path: string;
  code: string;
  args?: readonly string[];
}

/** A process's limits, from when it is ready. */
export interface ProcessBounds {
  /** Processor time: what other work the machine has does not count. */
  cpuMs: number;
  /** Of that, from one message to the next; all of it where nothing else is said. */
  stepCpuMs?: number;
  /** After so long the machine is too busy; 20 s where nothing else is said. */
  wallMs?: number;
  /** True for the message that is the last one; each is where nothing else is said. */
  isLast?: (message: unknown) => boolean;
}

/**
 * How asking a process ended, with all that it sent until then.
 * `answered`: it sent its last message. `spent`: it used up its processor time or its memory, or broke, which is the
 * document's fault. `late`: the machine had no time for it, which is no fault; the same document may be tried again.
 */
export interface PageRequest {
  status: "answered" | "spent" | "late";
  messages: readonly unknown[];
}

type End = PageRequest["status"] | Error;

/** Listens to a process until its last message, its end, or a bound. */
function listen(child: ChildProcess, bounds: ProcessBounds) {
  const { cpuMs, stepCpuMs = cpuMs, wallMs = most.wallMs, isLast = () => true } = bounds;
  const messages: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<End>();
  const startedAt = processorTime(child.pid) ?? 0;
  let steppedAt = startedAt;
  const isSpent = () => {
    const now = processorTime(child.pid);
    return now !== null && (now - startedAt > cpuMs || now - steppedAt > stepCpuMs);
  };
  const sampler = setInterval(() => isSpent() && resolve("spent"), sampleMs);
  const timer = setTimeout(() => resolve("late"), wallMs);
  child.on("message", (message) => {
    messages.push(message);
    steppedAt = processorTime(child.pid) ?? steppedAt;
    if (isLast(message)) resolve("answered");
  });
  child.on("error", (error) => resolve(error));
  // A signal that we did not send comes from the system, which wants its memory back.
  child.on("exit", (_, signal) => resolve(signal === "SIGKILL" || signal === "SIGTERM" ? "late" : "spent"));
  const stop = () => {
    clearInterval(sampler);
    clearTimeout(timer);
    child.removeAllListeners();
    child.on("error", () => {});
  };
  return promise.then((end) => ({ end, messages })).finally(stop);
}

/**
 * Starts a process for one document, asks it one thing, and ends it whatever happens.
 * @throws Error when it does not start: the installation's fault, not the document's
 */
export async function askProcess(of: BoundedProcess, wish: object, bounds: ProcessBounds): Promise<PageRequest> {
  const stdio: StdioOptions = ["ignore", "ignore", "ignore", "ipc"];
  const child = fork(of.path, of.args ?? [], {
    execArgv: processBounds(of.code),
    env: {},
    serialization: "advanced",
    stdio,
  });
  try {
    const start = await listen(child, { cpuMs: most.startMs, wallMs: most.startMs });
    if (start.end === "late") return { status: "late", messages: [] };
    if (start.messages[0] !== "ready") throw new Error("The process that reads documents did not start.");
    const heard = listen(child, bounds);
    child.send(wish, () => {});
    const { end, messages } = await heard;
    if (end instanceof Error) throw end;
    return { status: end, messages };
  } finally {
    child.kill("SIGKILL");
  }
}
