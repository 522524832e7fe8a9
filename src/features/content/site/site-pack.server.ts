import { isDeepStrictEqual } from "node:util";
import type { Site } from "../../../contract/site.ts";
import { PackFaults, type PackPart, type PackReport } from "../../../platform/content-pack/pack-part.ts";
import { readPackJson } from "../../../platform/content-pack/read-pack-json.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { putSite, storedSite } from "./site.store.server.ts";
import { siteFile } from "./site-file.server.ts";

const nothing: PackReport = { added: 0, updated: 0, unchanged: 0 };

async function put(tx: Tx, told: Site): Promise<PackReport> {
  const before = await storedSite(tx);
  if (isDeepStrictEqual(before, told)) return { ...nothing, unchanged: 1 };
  await putSite(tx, told);
  return before === null ? { ...nothing, added: 1 } : { ...nothing, updated: 1 };
}

/** The pack's `site.json`: name, links and addresses of the installation. */
export const sitePack: PackPart = {
  folder: "site.json",
  read(files) {
    const stray = files.filter(({ path }) => path !== "site.json");
    if (stray.length > 0) {
      throw new PackFaults(stray.map(({ path }) => ({ path, line: 1, reason: "site.json is a file, not a folder" })));
    }
    const told = files.map((file) => {
      const { logo: _, ...site } = readPackJson(file, siteFile).values;
      return site;
    });
    return {
      async put(tx) {
        const [site] = told;
        return site === undefined ? nothing : put(tx, site);
      },
    };
  },
};
