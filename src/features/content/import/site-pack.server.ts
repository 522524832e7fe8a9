import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import {
  type PackFault,
  PackFaults,
  type PackPart,
  type PackReport,
} from "../../../platform/operations/content-pack/pack-part.ts";
import { readPackJson } from "../../../platform/operations/content-pack/read-pack-file.ts";
import { logoName } from "../site/logo-file.server.ts";
import { hasLogo, type IncomingSite, putSite, toldSite } from "../site/site.queries.server.ts";

const address = z.url({ protocol: /^https?$/, error: "not an address that begins with https:// or http://" });
const sentence = z.string().min(1).max(300);

/** A pack's `site.json`: name, links and addresses of the installation, all of them. */
const siteFile = z.strictObject({
  name: z.string().min(1).max(60),
  shortName: z.string().min(1).max(30),
  description: z.strictObject({ id: sentence, en: sentence }),
  /** The pack's own logo, or null for our mark and the short name. */
  logo: z.literal(logoName, { error: `"${logoName}", a file beside this one, or null` }).nullable(),
  contactEmail: z.email(),
  social: z
    .array(z.strictObject({ kind: z.enum(["instagram", "linkedin", "youtube", "tiktok", "facebook"]), url: address }))
    .max(5),
  privacyUrl: address.nullable(),
  talentSiteUrl: address.nullable(),
  storeUrls: z.strictObject({ android: address.nullable(), ios: address.nullable() }),
  fairUrl: address.nullable(),
});

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
        const line = site.getLine(["logo"]);
        return put(tx, site.values, { path: "site.json", line, reason: `logo: ${logoName} was never brought` });
      },
    };
  },
};
