import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { OpenPglite } from "../src/app/move-database.ts";
import { typeParsers } from "../src/platform/database/server-client.ts";

const pglite = "@electric-sql/pglite";
/** The one that wrote those databases. */
const version = "0.5.16";
const place = ".cache/pglite";

type Opened = Awaited<ReturnType<OpenPglite>>;
type Create = { create(options: object): Promise<Opened> };

function install(): void {
  const manifest = `${place}/node_modules/${pglite}/package.json`;
  if (existsSync(manifest) && readFileSync(manifest, "utf8").includes(`"${version}"`)) return;
  const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", ["install", "--prefix", place, ...flags, `${pglite}@${version}`], { stdio: "inherit" });
}

async function load(file: string): Promise<object> {
  const loaded: unknown = await import(pathToFileURL(resolve(place, "node_modules", pglite, "dist", file)).href);
  if (typeof loaded !== "object" || loaded === null) throw new Error(`PGlite has no ${file}.`);
  return loaded;
}

const canCreate = (module: object): module is { PGlite: Create } => "PGlite" in module;

/** Opens a folder with PGlite, or makes one where there is none; fetched from npm once. */
export async function openPglite(folder: string): Promise<Opened> {
  install();
  const extensions: Record<string, unknown> = {};
  for (const name of ["pg_trgm", "unaccent", "btree_gin"])
    extensions[name] = Object.entries(await load(`contrib/${name}.js`)).find(([own]) => own === name)?.[1];
  const main = await load("index.js");
  if (!canCreate(main)) throw new Error("This version of PGlite is not supported.");
  return main.PGlite.create({ dataDir: folder, extensions, parsers: typeParsers });
}
