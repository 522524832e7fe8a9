import type { Organization, WithContext } from "schema-dts";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../contract/page.ts";
import { notForSearchEngines, pageMeta } from "../../../contract/page-meta.ts";
import { Container } from "../../../ui/layout/layout.tsx";
import { Cover } from "../../../ui/patterns/cover.tsx";
import { unlessSaved } from "../../vacancies/portal/save/unless-saved.ts";
import type { Route } from "./+types/company-detail.route";
import { About } from "./about.tsx";
import styles from "./company-detail.module.css";
import { CompanyHead } from "./company-head.tsx";
import { CompanyVacancies } from "./company-vacancies.tsx";
import type { CompanyData } from "./load-company.ts";
import { load } from "./load-company.ts";

/** A company as search engines read it: schema.org's Organization. */
function organization({ company, languageAddress, logoAddress }: CompanyData): WithContext<Organization> {
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

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "company.read", hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, industry, summary } = loaderData.company;
  const face = pageMeta(name, summary || m.vacancies_company_description({ company: name, industry }));
  const isPastTheEnd = loaderData.page > 1 && loaderData.cards.length === 0;
  return [...face, { "script:ld+json": organization(loaderData) }, ...(isPastTheEnd ? [notForSearchEngines] : [])];
}

export default function CompanyDetail({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData;
  return (
    <>
      {company.imageUrl === null ? (
        <Cover name={company.name} dye={company.dye} pattern={company.pattern} className={styles.cover} />
      ) : (
        <img className={styles.cover} src={company.imageUrl} alt="" />
      )}
      <Container className={styles.page}>
        <CompanyHead data={loaderData} />
        <About company={company} />
        <CompanyVacancies data={loaderData} />
      </Container>
    </>
  );
}
