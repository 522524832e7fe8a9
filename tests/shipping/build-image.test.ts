// deploy/build-image.sh with tools that only note what they are asked for.
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** As `npm run package` names it. */
const build = "2026.11.26+00000001";
const packed = "karier-2026.11.26-00000001";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-image-"));
  for (const name of ["bin", "tmp", packed]) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, packed, "package.json"),
    JSON.stringify({ name: "karier", version: "3.3.63", config: { basePath: "/", build } }, null, 2),
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function tool(name: string, does = ""): void {
  const file = join(folder, "bin", name);
  writeFileSync(file, `#!/bin/sh\nfor each in ${name} "$@"; do echo "$each" >> "${folder}/asked"; done\n${does}\n`);
  chmodSync(file, 0o755);
}

function buildImage(platform: string, env: Record<string, string> = {}) {
  const archive = join(folder, `${packed}-${platform}.tar.gz`);
  execFileSync("tar", ["-C", folder, "-czf", archive, packed]);
  const run = spawnSync("sh", ["deploy/build-image.sh", archive], {
    env: { PATH: `${join(folder, "bin")}:/usr/bin:/bin`, TMPDIR: join(folder, "tmp"), REVISION: "abc123", ...env },
    encoding: "utf8",
  });
  return { exit: run.status, said: run.stdout.trim(), left: readdirSync(join(folder, "tmp")) };
}

const readLines = () => readFileSync(join(folder, "asked"), "utf8").split("\n");
/** The last word of mmdebstrap is where its tar is to lie. */
const makesTar = 'for last; do :; done; touch "$last"';

test.each([
  ["linux-x64", "amd64"],
  ["linux-arm64", "arm64"],
])("of a package for %s it builds an image for %s, which says what it is", (platform, architecture) => {
  tool("mmdebstrap", makesTar);
  tool("buildah");
  expect(buildImage(platform, { SOURCE: "https://git.example/karier" })).toEqual({
    exit: 0,
    said: "karier:2026.11.26-00000001",
    left: [],
  });
  const words = readLines();
  expect(words).toContain(`--architectures=${architecture}`);
  expect(words[words.indexOf("--arch") + 1]).toBe(architecture);
  for (const word of [`VERSION=${build}`, "REVISION=abc123", "SOURCE=https://git.example/karier"])
    expect(words).toContain(word);
});

test.each(["mmdebstrap", "buildah"])("it leaves nothing in the temporary folder where %s fails", (failing) => {
  tool("mmdebstrap", makesTar);
  tool("buildah");
  tool(failing, "exit 3");
  expect(buildImage("linux-x64")).toEqual({ exit: 3, said: "", left: [] });
});

test("it says the package's own commit, whatever commit the clone is at", () => {
  tool("mmdebstrap", makesTar);
  tool("buildah");
  buildImage("linux-x64", { REVISION: "" });
  expect(readLines()).toContain("REVISION=00000001");
});

test("what an image is made of stays where that alone was asked for", () => {
  tool("mmdebstrap", makesTar);
  const { exit, said, left } = buildImage("linux-x64", { ONLY_CONTEXT: "true" });
  expect([exit, left]).toEqual([0, [said.split("/").at(-1)]]);
});

test("every label of the image is filled in when it is built", () => {
  const image = readFileSync("deploy/Containerfile", "utf8");
  const labels = [...image.matchAll(/org\.opencontainers\.image\.(\w+)=/g)].map(([, label]) => label);
  expect(labels).toEqual(["title", "version", "revision", "source"]);
  for (const [, name] of image.matchAll(/^ARG (\w+)=/gm))
    expect(readFileSync("deploy/build-image.sh", "utf8")).toContain(`"${name}=`);
});
