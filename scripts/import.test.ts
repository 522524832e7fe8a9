import { execFile } from "node:child_process";
import { cp, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../src/app/commands.ts";
import { openMigratedDatabase } from "../src/app/open-database.ts";
import { createLog } from "../src/platform/log/log.ts";
import { openCommandSocket } from "../src/platform/operations/command-socket.ts";
import { readSettings } from "../src/platform/settings/settings.ts";
import { getCommand } from "./import-arguments.ts";

let dataDir: string;
let file: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "import-"));
  file = join(dataDir, "vacancies.csv");
  await writeFile(file, "code,company,title_id,category\nA,Cahaya,Juru Las,2\n");
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const asThoughLinksWereFolders = ["--preserve-symlinks", "--preserve-symlinks-main"];

/** The sources as they come, with nothing made of them yet. */
async function unbuiltHouse(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), "unbuilt-"));
  await cp("package.json", join(house, "package.json"));
  for (const folder of ["src", "scripts", "content", "project.inlang", "node_modules"])
    await symlink(resolve(folder), join(house, folder));
  return house;
}

async function runImport(args: string[], cwd = "."): Promise<{ exit: number; said: string }> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
  const command = [...asThoughLinksWereFolders, "scripts/import.ts", ...args];
  const run = promisify(execFile)(process.execPath, command, { env, cwd });
  return run.then(
    ({ stdout, stderr }) => ({ exit: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ exit: code, said: stdout + stderr }),
  );
}

test("without a running site the command opens the database itself, before any build", async () => {
  const house = await unbuiltHouse();
  expect(await runImport(["vacancies", file], house)).toEqual({
    exit: 0,
    said: "vacancies.csv: 1 added, 0 updated, 0 unchanged, 0 bad; 1 new companies, 1 new functions.\n",
  });
  const again = await runImport(["vacancies", file, "--set", "category=9", "--dry-run"], house);
  expect(again).toEqual({ exit: 1, said: expect.stringContaining('line 2: category "9" is not 1 or 2') });
  await rm(house, { recursive: true });
});

test("while the site runs it does the work, and its words come back", async () => {
  const settings = readSettings({ DATA_DIR: dataDir });
  const { database } = await openMigratedDatabase(settings, createLog({ level: settings.logLevel }));
  const clock = () => new Date();
  const outbox = () => Promise.reject(new Error("Vacancies write no mail."));
  const socket = await openCommandSocket(dataDir, (command, say) =>
    runCommand({ database, clock, settings, outbox }, command, say),
  );
  expect(await runImport(["vacancies", file])).toMatchObject({ exit: 0, said: expect.stringContaining("1 added") });
  expect(await database.run("select code from vacancies")).toEqual([{ code: "A" }]);
  expect(await runImport(["colours", file])).toMatchObject({
    exit: 1,
    said: expect.stringContaining('no import "colours"'),
  });
  await socket.close();
  await database.close();
});

test.each([
  [[], "npm run import -- vacancies FILE"],
  [["vacancies"], "npm run import -- vacancies FILE"],
  [["vacancies", "nowhere.csv"], "There is no file nowhere.csv."],
  [["content", "nowhere"], "There is no folder nowhere."],
  [["content", "package.json"], "There is no folder package.json."],
  [["content", "content", "docs"], "A content pack is one folder."],
  [["vacancies", "--colour", "x"], "Unknown option '--colour'"],
])("%j is answered by a sentence", async (args, sentence) => {
  await expect(getCommand(args)).rejects.toThrow(sentence);
});

test("options may be repeated and in any place, a folder means its CSV files", async () => {
  const command = await getCommand([
    "--map",
    "code=url",
    "vacancies",
    "--map=company=firm",
    "content/master-data",
    "--dry-run",
  ]);
  expect(command).toMatchObject({
    name: "vacancies",
    options: { map: ["code=url", "company=firm"], set: [], isDryRun: true },
  });
  expect(command.files.map(({ name }) => name)).toContain("degrees.csv");
});

test("a content pack goes along file by file, each named by its path in the pack", async () => {
  const { name, options, files } = await getCommand(["content", "content/sample", "--dry-run"]);
  expect({ name, options }).toMatchObject({ name: "content", options: { isDryRun: true } });
  expect(files.map((file) => file.name)).toContain("companies/arus-kirana-logistik.md");
});
