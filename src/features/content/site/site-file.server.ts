import { z } from "zod";

const address = z.url({ protocol: /^https?$/, error: "not an address that begins with https:// or http://" });
const sentence = z.string().min(1).max(300);

/** A pack's `site.json`: name, links and addresses of the installation, all of them. */
export const siteFile = z.strictObject({
  name: z.string().min(1).max(60),
  shortName: z.string().min(1).max(30),
  description: z.strictObject({ id: sentence, en: sentence }),
  /** The mark is drawn by code; a picture of one's own is not shown yet. */
  logo: z.null({ error: "a logo is not shown yet: null" }).optional(),
  contactEmail: z.email(),
  social: z
    .array(z.strictObject({ kind: z.enum(["instagram", "linkedin", "youtube", "tiktok", "facebook"]), url: address }))
    .max(5),
  privacyUrl: address.nullable(),
  talentSiteUrl: address.nullable(),
  storeUrls: z.strictObject({ android: address.nullable(), ios: address.nullable() }),
  fairUrl: address.nullable(),
});
