import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** So much memory for one document, and so long until its process stands ready. */
const most = { startMs: 20_000, megabytes: 256, wasmPages: 6_144 };

/**
 * Where a process's code lies: run as it is by Node and the tests; bundled, beside its caller's chunk or one folder above.
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
 * What binds a process that meets documents of strangers: it reads code and nothing else, writes nothing, starts nothing,
 * and has so much memory. WebAssembly in it has no way to any network.
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

/** Rejects when the process fails, ends, or says nothing for so long. */
function nextMessage(child: ChildProcess, patienceMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error("The document took too long."))), patienceMs);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on("error", () => {});
      end();
    };
    child.once("message", (message) => settle(() => resolve(message)));
    child.once("error", (error) => settle(() => reject(error)));
    child.once("exit", () => settle(() => reject(new Error("The process ended."))));
  });
}

/** A process to be started: its file, the folder of its code, and what it is told before it stands ready. */
export interface BoundedProcess {
  path: string;
  code: string;
  args?: readonly string[];
}

/**
 * Starts a process for one document, asks it one thing, and ends it whatever happens.
 * @returns what it answered; null when it did not within `ms` or ended before
 * @throws Error when it does not stand ready: the machine's fault, not the document's
 */
export async function askProcess(of: BoundedProcess, wish: object, ms: number): Promise<unknown> {
  const stdio: StdioOptions = ["ignore", "ignore", "ignore", "ipc"];
  const child = fork(of.path, of.args ?? [], {
    execArgv: processBounds(of.code),
    env: {},
    serialization: "advanced",
    stdio,
  });
  try {
    if ((await nextMessage(child, most.startMs)) !== "ready") return null;
    child.send(wish);
    return await nextMessage(child, ms).catch(() => null);
  } finally {
    child.kill("SIGKILL");
  }
}
