import type { Organization, WithContext } from "schema-dts";
import type { CompanyData } from "./load-company.ts";

/** A company as search engines read it: schema.org's Organization. */
export function organization({ company, languageAddress, logoAddress }: CompanyData): WithContext<Organization> {
  const { name, summary, address, website } = company;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name,
    url: languageAddress,
    logo: logoAddress,
    ...(summary === "" ? {} : { description: summary }),
    ...(address === "" ? {} : { address }),
    ...(website === null ? {} : { sameAs: website }),
  };
}
