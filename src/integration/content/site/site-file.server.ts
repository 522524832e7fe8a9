import { z } from "zod";
import { logoName } from "../../../domain/content/site/logo-file.server.ts";

const address = z.url({ protocol: /^https?$/, error: "not an address that begins with https:// or http://" });
const sentence = z.string().min(1).max(300);

/** A pack's `site.json`: name, links and addresses of the installation, all of them. */
export const siteFile = z.strictObject({
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
