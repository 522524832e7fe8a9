import { type ChildProcess, spawn } from "node:child_process";
import { findDoctorCommand } from "../../scripts/doctor-arguments.ts";
import { getCommand } from "../../scripts/import-arguments.ts";
import { getStaffCommand } from "../../scripts/staff-arguments.ts";
import { sendCommand } from "../../src/platform/operations/command-socket.ts";
import { type Demonstration, demonstrationIn } from "./demonstration.ts";
import { freePort } from "./free-port.ts";
import { type Home, inHome, newHome } from "./home.ts";
import { keptMailsTo } from "./mails.ts";
import { moveDatabaseClock } from "./moved-clock.ts";

/** This and the next only end what hangs. */
const PATIENCE_MS = 300_000;

/** A start may have to build first: for a base path of its own, or when a test is run alone. */
const START_PATIENCE_MS = 600_000;

/** An operator's command. */
type Script = "import" | "report" | "staff" | "doctor";

/** A running site with data of its own, as an operator would start it. */
export interface Site {
  /** Where it begins: the origin and the base path, without a slash at the end. */
  url: string;
  dataDir: string;
  demonstration(): Promise<Demonstration>;
  /** The newest kept message to an address, as it is read, waiting for it. */
  mailTo(address: string, saying?: string): Promise<string>;
  /** Has the site do one of the operator's commands, as `npm run import`, `report` and `staff` do; answers what it says. */
  run(script: Script, args: readonly string[]): Promise<string>;
  process: ChildProcess;
  stop(): Promise<void>;
}

async function until<T>(what: string, ask: () => Promise<T | null>, patience = PATIENCE_MS): Promise<T> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited ${patience} ms for ${what}.`);
}

async function newestMail(dataDir: string, address: string, saying: string): Promise<string | null> {
  return (await keptMailsTo(dataDir, address)).findLast((mail) => mail.includes(saying)) ?? null;
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

const scripts = {
  import: getCommand,
  report: (args: readonly string[]) => ({ name: `report-${args.join(" ")}`, options: {}, files: [] }),
  staff: getStaffCommand,
  doctor(args: readonly string[]) {
    const command = findDoctorCommand(args);
    if (command === null) throw new Error("The doctor's looks are no command.");
    return command;
  },
};

/** Hands a command to the running site from here: a process for each would first load what the site has loaded. */
async function operate(dataDir: string, script: Script, args: readonly string[]): Promise<string> {
  const command = await scripts[script](args);
  const lines: string[] = [];
  const exit = await sendCommand(dataDir, command, (line) => lines.push(line));
  if (exit !== 0) throw new Error(`${script} ${args.join(" ")} ended with ${exit}: ${lines.join("\n")}`);
  return lines.join("\n");
}

/** Ends at once when the process has ended: then it will never be ready. */
async function ready(origin: string, child: ChildProcess): Promise<void> {
  const ask = async () => ((await fetch(`${origin}/health/ready`)).ok ? true : null);
  const isReady = until("the site to be ready", ask, START_PATIENCE_MS);
  const hasEnded = ended(child).then(() => {
    throw new Error("The site ended before it was ready.");
  });
  await Promise.race([isReady, hasEnded]);
  hasEnded.catch(() => {});
}

/**
 * Starts the built site in a process of its own.
 * @param home where it keeps its data; without one it gets a new home with the sample content that goes with it
 * @param env settings beside a free port, cheap captcha and generous limits
 */
export async function startSite(home?: Home, env: Record<string, string> = {}): Promise<Site> {
  const at = home ?? (await newHome(env["SAMPLE_CONTENT"] === "false" ? "empty" : "sample"));
  const { env: place, remove } = at;
  const { CLOCK_FILE: clock } = env;
  if (clock !== undefined) await inHome(at, (database) => moveDatabaseClock(database, clock));
  const port = String(await freePort());
  const cheap = { PORT: port, CAPTCHA_COST: "1000", LIMITS_FACTOR: "1000", LOG_LEVEL: "warn", DRAIN_SECONDS: "0" };
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, ...cheap, ...place, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await ready(origin, child);
  const dataDir = place["DATA_DIR"] ?? "";
  // What was prepared may lie hours behind, and behind a clock that is moved.
  const isEmbedded = (env["DATABASE_URL"] ?? place["DATABASE_URL"] ?? process.env["DATABASE_URL"]) === undefined;
  if (isEmbedded) await operate(dataDir, "doctor", ["--confirm-clock"]);
  return {
    url: origin + (env["BASE_PATH"] ?? ""),
    dataDir,
    process: child,
    demonstration: () => demonstrationIn(dataDir),
    run: (script, args) => operate(dataDir, script, args),
    mailTo: (address, saying = "") =>
      until(`mail to ${address} with "${saying}"`, () => newestMail(dataDir, address, saying)),
    async stop() {
      child.kill("SIGTERM");
      await ended(child);
      if (!home) await remove();
    },
  };
}
