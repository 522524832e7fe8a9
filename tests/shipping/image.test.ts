// The container image: built of Debian's packages and ours, and started as its user.
import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { freePort } from "../support/free-port.ts";
import { packedArchive, whyNot } from "./archive.ts";
import { innermost, runProgram, start } from "./running.ts";
import { siteAt, walk } from "./walk.ts";

const why = whyNot(["mmdebstrap", "buildah"]);
const name = "karier-under-test";
const user = 10001;

/**
 * A container of its own beside the tests': without cgroups and namespaces of a network, which not every machine gives.
 */
const chroot = ["buildah", "run", "--isolation", "chroot"];

describe.skipIf(why !== null)(`the image${why === null ? "" : ` (${why})`}`, () => {
  let image = "";
  let container = "";
  beforeAll(() => {
    const env = { PATH: process.env["PATH"] };
    const output = execFileSync("sh", ["deploy/build-image.sh", packedArchive() ?? "", name], {
      encoding: "utf8",
      env,
    });
    image = `localhost/${output.trim().split("\n").at(-1)}`;
    container = runProgram(["buildah", "from", "--pull-never", image]).said.trim();
  });
  afterAll(() => {
    runProgram(["buildah", "rm", container]);
    runProgram(["buildah", "rmi", image]);
  });

  const run = (...args: string[]) => [...chroot, ...args, container, "--"];

  test("has at most 400 MB, an unprivileged user and a question after its health", () => {
    const inspected = runProgram(["buildah", "inspect", "--type", "image", image]).said;
    const { Docker } = z
      .object({ Docker: z.object({ config: z.looseObject({ User: z.string(), Healthcheck: z.unknown() }) }) })
      .parse(JSON.parse(inspected));
    expect(Docker.config.User).toBe(`${user}:${user}`);
    expect(Docker.config.Healthcheck).toMatchObject({ Test: ["CMD", "/opt/karier/bin/karier", "ready"] });
    const layers = z.object({ layers: z.array(z.object({ size: z.number() })) });
    const { Manifest } = z.object({ Manifest: z.string() }).parse(JSON.parse(inspected));
    const sizes = layers.parse(JSON.parse(Manifest)).layers.map(({ size }) => size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400e6);
  });

  test("its user can write nothing but its data", () => {
    const tried = runProgram([
      ...run(),
      "sh",
      "-c",
      "id -u; find / -xdev -writable -type d -not -path '/proc/*' -not -path '/dev/*' 2>/dev/null",
    ]);
    expect(tried.said.split("\n").filter((line) => line !== "")).toEqual(
      expect.arrayContaining([String(user), "/data"]),
    );
    expect(tried.said).not.toMatch(/^\/(opt|usr|etc|bin|lib|var\/lib)\b/m);
  });

  test("serves, reports that it is ready, and ends on a signal", async () => {
    const port = await freePort();
    const settings = [`PORT=${port}`, "HOST=127.0.0.1", "CAPTCHA_COST=1000", "DRAIN_SECONDS=0"].flatMap((each) => [
      "--env",
      each,
    ]);
    const ready = () => runProgram([...run(...settings), "/opt/karier/bin/karier", "ready"]).exit === 0;
    const serving = [...run(...settings), "/opt/karier/bin/karier", "serve"];
    const running = await start(serving, {}, ready, innermost);
    // Its data folder as the process itself sees it.
    await walk(siteAt(`http://localhost:${port}`, `/proc/${innermost(running.pid)}/root/data`));
    expect(await running.stop()).toBe(0);
    expect(ready()).toBe(false);
  });
});
