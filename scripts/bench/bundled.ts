import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { bundleScripts } from "../package/bundle-commands.ts";

/** Scripts in a folder, each by its name with `.js`. */
export interface Bundled {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Scripts bundled as a package is: what Node keeps of thousands of sources is not the product's.
 */
export async function bundled(scripts: Record<string, string>): Promise<Bundled> {
  const folder = await mkdtemp(join("node_modules", ".bench-"));
  await bundleScripts(scripts, folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
