// An upgrade and the way back as docs/deploy.md has them: two builds side by side, `current` leads to one of them.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { packageName } from "../../scripts/package/package-name.ts";
import { openDatabase } from "../../src/platform/database/database.ts";
import { freePort } from "../support/free-port.ts";
import { type PrivatePostgres, startPostgres } from "../support/postgres.ts";
import { packedArchive, whyNot } from "./archive.ts";
import { type Running, runProgram, start } from "./running.ts";

const why = whyNot(["tar", "ln"]);
const [older, newer] = ["2026.11.26+0000000a", "2026.11.27+0000000b"];
const meta = z.object({ version: z.string(), build: z.string() });

describe.skipIf(why !== null)(`an upgrade${why === null ? "" : ` (${why})`}`, () => {
  let place = "";
  let server: PrivatePostgres | string;
  beforeAll(async () => {
    server = await startPostgres();
    place = mkdtempSync(join(tmpdir(), "upgraded-"));
    mkdirSync(join(place, "opt"));
    for (const build of [older, newer]) pack(build);
  }, 600_000);
  afterAll(async () => {
    if (typeof server !== "string") await server.stop();
    rmSync(place, { recursive: true, force: true });
  });

  const getArchive = (build: string) => join(place, `${packageName(build)}.tar`);

  /** The archive of this tree under another build's name. */
  function pack(build: string): void {
    const folder = join(place, packageName(build));
    mkdirSync(folder);
    execFileSync("tar", ["-C", folder, "--strip-components=1", "-xzf", packedArchive() ?? ""]);
    const manifest = join(folder, "package.json");
    writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"build": "[^"]+"/, `"build": "${build}"`));
    execFileSync("tar", ["-C", place, "-cf", getArchive(build), packageName(build)]);
    rmSync(folder, { recursive: true });
  }

  const opt = () => join(place, "opt");
  const karier = (folder = "current") => join(opt(), folder, "bin/karier");
  const unpack = (build: string) => execFileSync("tar", ["-C", opt(), "-xf", getArchive(build)]);
  const switchTo = (build: string) => execFileSync("ln", ["-sfn", packageName(build), "current"], { cwd: opt() });

  test("to a build beside the old one and back, over a schema that the newer one brought further", {
    timeout: 900_000,
  }, async ({ skip }) => {
    if (typeof server === "string") return skip(server);
    const port = await freePort();
    const settings = {
      DATA_DIR: join(place, "data"),
      DATABASE_URL: server.url,
      PORT: String(port),
      DRAIN_SECONDS: "0",
    };
    mkdirSync(settings.DATA_DIR, { mode: 0o700 });
    const serve = async (more: Record<string, string> = {}): Promise<Running> => {
      const env = { ...settings, ...more };
      const running = await start([karier(), "serve"], env, () => runProgram([karier(), "ready"], env).exit === 0);
      onTestFinished(async () => void (await running.stop()));
      return running;
    };
    const runs = async () => meta.parse(await (await fetch(`http://127.0.0.1:${port}/meta.json`)).json());
    const admin = await openDatabase({ url: server.url, connections: 1 });

    unpack(older);
    switchTo(older);
    const first = await serve();
    expect(await runs()).toEqual({ version: "3.3.63", build: older });
    expect(first.said()).toContain(`"build":"${older}"`);

    // The new one is laid beside it and asked, while the old one serves.
    unpack(newer);
    expect(readdirSync(opt()).sort()).toEqual(["current", packageName(older), packageName(newer)].sort());
    const report = runProgram([karier(packageName(newer)), "doctor"], settings);
    expect(report.said).toMatch(new RegExp(`^karier ${newer.replace("+", "\\+")}\n`));
    expect(report.said).toContain(`leads to version ${older}, this is ${newer}`);
    const backup = join(place, "before.tar.zst");
    expect(runProgram([karier(), "backup", backup], settings)).toMatchObject({ exit: 0 });
    expect(runProgram(["sh", "-c", `zstd -dc ${backup} | tar -xO format.json`]).said).toContain(
      `"product": "${older}"`,
    );

    switchTo(newer);
    expect(await first.stop()).toBe(0);
    const second = await serve();
    expect(await runs()).toMatchObject({ build: newer });
    expect(runProgram([karier(), "--version"])).toEqual({ exit: 0, said: `karier ${newer}\n` });
    // What migrations of a newer build leave behind.
    await admin.run("insert into migrations (name) values ('2099-01-01-of-the-newer-build')");
    expect(await second.stop()).toBe(0);

    switchTo(older);
    expect(readlinkSync(join(opt(), "current"))).toBe(packageName(older));
    expect(runProgram([karier(), "serve"], settings)).toMatchObject({
      exit: 1,
      said: expect.stringContaining("2099-01-01-of-the-newer-build"),
    });
    const back = await serve({ ALLOW_NEWER_SCHEMA: "true" });
    expect(await runs()).toMatchObject({ build: older });
    expect((await fetch(`http://127.0.0.1:${port}/lowongan`)).status).toBe(200);
    expect(await back.stop()).toBe(0);
    await admin.close();
  });
});
