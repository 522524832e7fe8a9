import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
const entrySchema = z.object({
  version: z.string(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
});
const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });
type Entry = z.output<typeof entrySchema>;

/** A package of others that is installed, where it lies. */
export interface InstalledModule {
  name: string;
  version: string;
  /** Such as `node_modules/pg`. */
  folder: string;
}

function wantedBy(entry: Entry): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Where Node looks for a package that code in `from` names, nearest first. */
function* getPlaces(name: string, from: string): Generator<string> {
  for (let at = from; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    yield `${at}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

/**
 * The packages of these names with all that they need in turn, as the lock file has them; what is made for other
 * machines and not installed here is left out.
 * @throws Error that names a package which the lock file does not have
 */
export function installedModules(first: readonly string[]): InstalledModule[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const found = new Map<string, InstalledModule>();
  const add = (name: string, from: string): boolean => {
    const folder = [...getPlaces(name, from)].find((place) => packages[place] !== undefined);
    const entry = packages[folder ?? ""];
    if (folder === undefined || entry === undefined) return false;
    if (found.has(folder) || !existsSync(folder)) return true;
    found.set(folder, { name, version: entry.version, folder });
    for (const dependency of wantedBy(entry)) add(dependency, folder);
    return true;
  };
  for (const name of first) if (!add(name, "")) throw new Error(`The lock file does not have ${name}.`);
  return [...found.values()].sort((a, b) => a.folder.localeCompare(b.folder, "en"));
}

/** The dependencies in package.json, with all that they need. */
export function productionModules(): InstalledModule[] {
  const manifest = z.object({ dependencies: names, optionalDependencies: names });
  const { dependencies, optionalDependencies } = manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  return installedModules([...Object.keys(dependencies), ...Object.keys(optionalDependencies)]);
}
