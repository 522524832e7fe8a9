import { isDeepStrictEqual } from "node:util";
import { logoName } from "../../../domain/content/site/logo-file.server.ts";
import { hasLogo, type IncomingSite, putSite, toldSite } from "../../../domain/content/site/site.queries.server.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/content-pack/pack-part.ts";
import { readPackJson } from "../../../platform/content-pack/read-pack-json.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { siteFile } from "./site-file.server.ts";

const nothing: PackReport = { added: 0, updated: 0, unchanged: 0 };

async function put(tx: Tx, incoming: IncomingSite, noLogo: PackFault): Promise<PackReport> {
  if (incoming.logo !== null && !(await hasLogo(tx))) throw new PackFaults([noLogo]);
  const before = await toldSite(tx);
  if (isDeepStrictEqual(before, incoming)) return { ...nothing, unchanged: 1 };
  await putSite(tx, incoming);
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
    const incoming = files.map((file) => readPackJson(file, siteFile));
    return {
      async put(tx) {
        const [site] = incoming;
        if (site === undefined) return nothing;
        const line = site.lineOf(["logo"]);
        return put(tx, site.values, { path: "site.json", line, reason: `logo: ${logoName} was never brought` });
      },
    };
  },
};
