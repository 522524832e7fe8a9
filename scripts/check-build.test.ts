import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkBuild } from "./check-build.ts";

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))));

const shell = ["/assets/a.js", "/assets/b.js"];
const layout = "features/portal-shell/portal.layout.route";
const manifest = (imports: string[], css: string[], id = layout) => {
  const routes = { root: { imports: shell, css: ["/assets/shell.css"] }, [id]: { imports, css } };
  return `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: shell }, routes })};`;
};
const whole: Record<string, string> = {
  "server/index.js": "",
  "server/pdf-inspector.js": "",
  "server/pdf-drawer.js": "",
  "server/cv-process.js": "",
  "client/assets/manifest-1a2b.js": manifest(shell, ["/assets/shell.css"]),
  "client/assets/shell.css": "@layer reset,components;",
};

/** A build with some files in another form, or without them. */
async function aBuild(changed: Record<string, string | null> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "build-"));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...whole, ...changed })) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test.each([
  ["all that is asked for", {}],
  [
    "a page in many pieces",
    { "client/assets/manifest-1a2b.js": manifest([..."abcdef"], [], "features/vacancies/portal/list.route") },
  ],
  ["what looks for faces", { "client/assets/f.js": `TinyFaceDetector${"x".repeat(400_000)}` }],
])("a build with %s is taken", async (_, changed) => {
  const folder = await aBuild(changed);
  expect(() => checkBuild(folder)).not.toThrow();
});

test.each([
  ["no server", { "server/index.js": null }, "lacks server/index.js"],
  ["a worker of another name", { "server/pdf-drawer.js": null }, "lacks server/pdf-drawer.js"],
  ["no list of scripts", { "client/assets/manifest-1a2b.js": null }, "no list of its scripts"],
  ["a list of another form", { "client/assets/manifest-1a2b.js": "export default {}" }, "no list of its scripts"],
  [
    "a shell in many pieces",
    { "client/assets/manifest-1a2b.js": manifest([..."abcdef"], ["/assets/shell.css"]) },
    "in 8 scripts",
  ],
  ["a component's styles before the reset", { "client/assets/shell.css": "@layer components;" }, "the reset"],
  ["dictionaries for browsers", { "client/assets/words.js": "w".repeat(400_001) }, "words.js has 400001 characters"],
  ["a shell without style", { "client/assets/manifest-1a2b.js": manifest(shell, []) }, "no stylesheet"],
])("a build with %s fails", async (_, changed, message) => {
  const folder = await aBuild(changed);
  expect(() => checkBuild(folder)).toThrow(message);
});
