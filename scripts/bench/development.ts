import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";
import { listPath } from "./pages.ts";
import { atMost, type Figure } from "./table.ts";

/** A page, and a rule that many files import. */
const changed = {
  "a page": "src/features/applications/portal/history/history.route.tsx",
  "a rule of the resume": "src/features/resumes/completeness.ts",
};
/** A file of tests with a database. */
const oneFile = "src/features/vacancies/states/hidden-vacancies.test.ts";

/** Without what this process knows of databases and compiled sources. */
const environment = { PATH: process.env["PATH"], HOME: process.env["HOME"], LANG: process.env["LANG"] };

/** Runs a command in a folder. @returns seconds from the command to its end */
async function getSeconds(folder: string, command: string, ...args: string[]): Promise<number> {
  console.log(`${command} ${args.join(" ")}`);
  const began = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], env: environment });
  await once(child, "exit");
  if (child.exitCode !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${child.exitCode}.`);
  return (performance.now() - began) / 1000;
}

/** @returns seconds from `npm start` in a clone without anything installed to the list of vacancies */
async function secondsUntilServed(folder: string): Promise<number> {
  const began = performance.now();
  const port = await freePort();
  const env = { ...environment, PORT: String(port), DATA_DIR: join(folder, "data") };
  const child = spawn("npm", ["start"], { cwd: folder, stdio: "ignore", env, detached: true });
  const isServed = () =>
    fetch(`http://localhost:${port}${listPath}`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isServed())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - began) / 1000;
  const exited = once(child, "exit");
  // The whole group: npm, the shell that it starts and the site.
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await exited;
  return seconds;
}

async function secondsOfCheck(folder: string, file: string): Promise<number> {
  appendFileSync(join(folder, file), "\n// A change.\n");
  const seconds = await getSeconds(folder, "npm", "run", "check", "--", "--since=HEAD");
  execFileSync("git", ["checkout", "--", file], { cwd: folder });
  return seconds;
}

/** A developer's waiting times in a fresh clone of the last commit. Takes most of an hour. */
export async function measureDevelopment(): Promise<Figure[]> {
  const parent = await mkdtemp(join(tmpdir(), "bench-clone-"));
  const folder = join(parent, "clone");
  execFileSync("git", ["clone", "--quiet", ".", folder]);
  const served = await secondsUntilServed(folder);
  const file = await getSeconds(folder, "npm", "test", "--", oneFile);
  const again = await getSeconds(folder, "npm", "test", "--", oneFile);
  const checks: Figure[] = [];
  for (const [what, path] of Object.entries(changed)) {
    checks.push(atMost(`npm run check after a change of ${what}`, await secondsOfCheck(folder, path), 180, " s", 120));
  }
  const all = await getSeconds(folder, "npm", "test");
  const everything = await getSeconds(folder, ".ci/run");
  await rm(parent, { recursive: true });
  return [
    atMost("fresh clone, npm start to the served list", served, 65, " s", 50),
    atMost("one file of tests, the first in a clone", file, 60, " s"),
    atMost("one file of tests", again, 10, " s", 5),
    ...checks,
    atMost("npm test", all / 60, 12, " min", 8),
    atMost(".ci/run", everything / 60, 18, " min", 12),
  ];
}
