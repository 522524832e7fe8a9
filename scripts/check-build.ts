import { existsSync, globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { z } from "zod";

/** Names under which a build's entry point and workers are requested. */
const NAMED = ["server/index.js", "server/pdf-inspector.js", "server/pdf-drawer.js", "server/cv-process.js"];

/** Scripts that every page of the applicants' fetches: React, the shell in one, and what else the two share. */
const MOST_OF_SHELL = 4;

/** Bytes of the largest script that browsers may fetch, uncompressed: React with its router has 346 KB. */
const MOST_OF_SCRIPT = 400_000;

/** What looks for faces is larger; it is fetched for a chosen photo on a quick line alone. */
const LARGE = "TinyFaceDetector";

const parts = z.object({ imports: z.array(z.string()), css: z.array(z.string()).optional() });
const manifestSchema = z.object({ entry: parts, routes: z.record(z.string(), parts) });

/** The desk is an application that is stayed in: its pages may fetch more files. */
const isShell = (id: string) => id === "root" || id === "features/portal-shell/portal.layout.route";

/** React Router's list of a build's scripts, which browsers read as `window.__reactRouterManifest={…};`. */
function readManifest(folder: string): z.output<typeof manifestSchema> {
  const [file] = globSync(`${folder}/client/assets/manifest-*.js`);
  const text = file === undefined ? "" : readFileSync(file, "utf8");
  const found = manifestSchema.safeParse(JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? "null"));
  if (!found.success) throw new Error("The build has no list of its scripts: does React Router write it elsewhere?");
  return found.data;
}

/**
 * Sees that a build has what the site asks it for by names and shapes that Vite and React Router may change.
 * @throws Error that says what is missing
 */
export function checkBuild(folder: string): void {
  const missing = NAMED.filter((file) => !existsSync(`${folder}/${file}`));
  if (missing.length > 0) throw new Error(`The build lacks ${missing.join(", ")}: see vite.config.ts.`);
  checkScripts(folder);
  const { entry, routes } = readManifest(folder);
  for (const [id, { imports, css }] of Object.entries(routes).filter(([name]) => isShell(name))) {
    const scripts = new Set([...entry.imports, ...imports]);
    if (scripts.size > MOST_OF_SHELL)
      throw new Error(`${id} comes in ${scripts.size} scripts: does shellChunk of vite.config.ts still find them?`);
    if (!css?.length) throw new Error(`The build names no stylesheet of ${id}: pages would have none.`);
    checkLayers(folder, css[0] ?? "");
  }
}

/** A library with its dictionaries belongs on the server. */
function checkScripts(folder: string): void {
  for (const file of globSync(`${folder}/client/assets/*.js`)) {
    const text = readFileSync(file, "utf8");
    if (text.length <= MOST_OF_SCRIPT || text.includes(LARGE)) continue;
    throw new Error(`${posix.basename(file)} has ${text.length} characters: which library is too large for browsers?`);
  }
}

/** The first stylesheet sets the order of layers: what stands before the reset would be overruled by it. */
function checkLayers(folder: string, address: string): void {
  const name = posix.basename(address.replace("#", ""));
  if (readFileSync(`${folder}/client/assets/${name}`, "utf8").startsWith("@layer reset")) return;
  throw new Error(`${name} does not begin with the reset: does entry.client.tsx import a component's styles?`);
}
