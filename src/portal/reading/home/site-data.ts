import type { Organization, WithContext } from "schema-dts";
import { logoPath, site } from "../../../contract/site.ts";

/** Who runs the site, as search engines read it: schema.org's Organization. */
export function siteData(root: string, description: string): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: `${root}/`,
    description,
    email: site.contactEmail,
    sameAs: site.social.map(({ url }) => url),
    ...(site.logo === null ? {} : { logo: root + logoPath(site.logo) }),
  };
}
