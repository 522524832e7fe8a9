// The package as an operator runs it: root's and only to be read, by another user, without a network.
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importsBelow } from "../../scripts/package/imported-packages.ts";
import { freePort } from "../support/free-port.ts";
import { startPostgres } from "../support/postgres.ts";
import { type Unpacked, unpack, whyNot } from "./archive.ts";
import { type Running, runProgram, start } from "./running.ts";

const why = whyNot(["unshare", "nsenter", "setpriv", "ip", "tar"]);
const nobody = 65534;
const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];

describe.skipIf(why !== null)(`a package${why === null ? "" : ` (${why})`}`, () => {
  let shipped: Unpacked;
  let karier = "";
  let dataDir = "";
  beforeAll(() => {
    shipped = unpack();
    karier = join(shipped.folder, "bin/karier");
    dataDir = shipped.ownFolder("data", nobody);
  });
  afterAll(() => shipped.remove());

  const settings = (port: number) => ({
    DATA_DIR: dataDir,
    PORT: String(port),
    CAPTCHA_COST: "1000",
    DRAIN_SECONDS: "0",
  });

  /** Serves in a network that has nothing but the process itself. */
  async function serveAlone(port: number): Promise<Running> {
    const alone = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];
    const isReady = (pid: number) =>
      runProgram(["nsenter", "-t", String(pid), "-n", karier, "ready"], settings(port)).exit === 0;
    return start([...alone, ...asNobody, karier, "serve"], settings(port), isReady);
  }

  test("has all that its code names, in at most 300 MB", () => {
    const names = importsBelow(join(shipped.folder, "build/server"));
    const load = `for (const name of ${JSON.stringify(names)}) await import(name);
      const { PDFiumLibrary } = await import("@hyzyla/pdfium");
      (await PDFiumLibrary.init()).destroy();`;
    const env = { NODE_ENV: "production", NODE_COMPILE_CACHE: "" };
    const node = ["env", "-C", shipped.folder, join(shipped.folder, "runtime/node")];
    expect(runProgram([...node, "--input-type=module", "--eval", load], env)).toEqual({ exit: 0, said: "" });
    const files = globSync(`${shipped.folder}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes).toBeLessThan(300e6);
  });

  // Shows: promise 25
  test("names what it is made of, with the licence of each", () => {
    const licences = readFileSync(join(shipped.folder, "LICENSES.txt"), "utf8");
    for (const name of ["react ", "kysely ", "@img/sharp-libvips-linux-x64 "]) expect(licences).toContain(`\n${name}`);
    const bill = readFileSync(join(shipped.folder, "sbom.cdx.json"), "utf8");
    expect(JSON.parse(bill)).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "karier" } } });
  });

  test("serves pages, signs up with a CV and signs in, without a network, and starts again with what it had", async () => {
    const port = await freePort();
    const first = await serveAlone(port);
    const inside = (pid: number) => ["nsenter", "-t", String(pid), "-n", process.execPath];
    const walk = ["tests/shipping/walk.process.ts", `http://localhost:${port}`, dataDir];
    const walked = runProgram([...inside(first.pid), ...walk]);
    expect(walked).toEqual({ exit: 0, said: expect.stringContaining("@contoh.id") });
    expect(runProgram([...asNobody, karier, "staff", "list"], settings(port)).said).toContain("@");
    expect(await first.stop()).toBe(0);
    const second = await serveAlone(port);
    expect(runProgram([...inside(second.pid), ...walk])).toMatchObject({ exit: 0 });
    expect(await second.stop()).toBe(0);
  }, 500_000);

  test("leaves nothing outside its data folder, and that is its user's alone", () => {
    const newer = `find /tmp /var/tmp /var/cache -user ${nobody} -newer ${shipped.folder} -not -path '${dataDir}*'`;
    // Others' folders may go while they are looked at.
    expect(runProgram(["sh", "-c", `${newer} 2>/dev/null || true`]).said).toBe("");
    expect(runProgram(["find", dataDir, "-maxdepth", "1", "-perm", "/077"]).said).toBe("");
  });

  test("runs the operator's commands: schema, import from the current folder, report", () => {
    const env = { ...settings(0), DATA_DIR: shipped.ownFolder("beside", nobody), SAMPLE_CONTENT: "false" };
    const from = shipped.ownFolder("files", nobody);
    runProgram([
      "sh",
      "-c",
      `printf 'code,company,title_id,category\\nA,Cahaya,Juru Las,2\\n' > ${from}/some.csv; chmod 644 ${from}/some.csv; chown ${nobody} ${from}/some.csv`,
    ]);
    const run = (...args: string[]) => runProgram([...asNobody, "env", "-C", from, karier, ...args], env);
    expect(run("migrate")).toEqual({ exit: 0, said: expect.stringContaining("Done: ") });
    expect(run("import", "vacancies", "some.csv")).toEqual({ exit: 0, said: expect.stringContaining("1 added") });
    expect(run("report", "overdue")).toMatchObject({ exit: 0 });
    expect(run("report", "nothing")).toEqual({ exit: 1, said: expect.stringContaining("overdue | invitations") });
    expect(run("")).toEqual({ exit: 1, said: expect.stringMatching(/^karier serve \| ready/) });
    expect(run("--version")).toEqual({ exit: 0, said: `karier ${shipped.build}\n` });
  });

  test("serves from several processes on a server, each of the package's own code", async ({ skip }) => {
    const server = await startPostgres();
    if (typeof server === "string") return skip(server);
    const port = await freePort();
    const own = { DATA_DIR: shipped.ownFolder("many", nobody), DATABASE_URL: server.url, PROCESSES: "2" };
    const env = { ...settings(port), ...own };
    const isReady = () => runProgram([karier, "ready"], env).exit === 0;
    const site = await start([...asNobody, karier, "serve"], env, isReady);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
    const doctor = runProgram([...asNobody, karier, "doctor"], env);
    expect(doctor).toEqual({ exit: 0, said: expect.stringMatching(/^schema +ok +up to date/m) });
    expect(await site.stop()).toBe(0);
    await server.stop();
  });

  test("refuses another base path and a data folder in itself, each in one sentence", () => {
    const refusedWith = (env: Record<string, string>) => runProgram([...asNobody, karier, "serve"], env);
    expect(refusedWith({ DATA_DIR: dataDir, BASE_PATH: "/karier" })).toEqual({
      exit: 78,
      said: 'The setting BASE_PATH="/karier" needs a package of its own: this one was made for /.\n',
    });
    expect(refusedWith({})).toEqual({ exit: 78, said: expect.stringMatching(/^The setting DATA_DIR must [^\n]+\n$/) });
  });
});
