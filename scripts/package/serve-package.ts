import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { buildFolder } from "../../src/app/build-folder.ts";
import { serveBuild } from "../../src/app/main.ts";
import { builtFor } from "./package-manifest.ts";

/**
 * `karier serve`: serves until it receives a signal to stop. What others would keep in a user's home or in /tmp lies in
 * the data folder: what V8 made of the modules, which is code that runs, and fontconfig's list of fonts.
 */
export async function servePackage(): Promise<void> {
  const cache = join(process.env["DATA_DIR"] ?? "", "cache");
  process.env["XDG_CACHE_HOME"] = cache;
  process.umask(0o077);
  enableCompileCache(join(cache, "compiled"));
  await serveBuild(buildFolder(builtFor()));
}
