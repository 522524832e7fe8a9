import type { Organization, WithContext } from "schema-dts";
import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { homeMeta } from "../../../../contract/page-meta.ts";
import { logoPath, site } from "../../../../contract/site.ts";
import { Container } from "../../../../ui/layout/layout.tsx";
import { RecentPlaces } from "../../../vacancies/portal/recent/recent-places.tsx";
import { unlessSaved } from "../../../vacancies/portal/save/unless-saved.ts";
import type { Route } from "./+types/home.route";
import { Call } from "./call.tsx";
import { Companies } from "./companies.tsx";
import { Doors } from "./doors.tsx";
import { FrequentTitles } from "./frequent-titles.tsx";
import { Hero } from "./hero.tsx";
import styles from "./home.module.css";
import { load } from "./load-home.ts";
import { Newest } from "./newest.tsx";
import { Programs } from "./programs.tsx";
import { SearchCard } from "./search-card.tsx";
import { Steps } from "./steps.tsx";
import { WhatHappens } from "./what-happens.tsx";

/** Who runs the site, as search engines read it: schema.org's Organization. */
function siteData(root: string, description: string): WithContext<Organization> {
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

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };
export const shouldRevalidate = unlessSaved;

export function meta({ loaderData }: Route.MetaArgs) {
  const description = site.description[getLocale()];
  const common = homeMeta(description);
  return loaderData ? [...common, { "script:ld+json": siteData(loaderData.root, description) }] : common;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banner, statistics, newest, today, companies, programs, news, events } = loaderData;
  return (
    <>
      <Hero banner={banner} statistics={statistics} />
      <Container>
        <SearchCard {...loaderData.choices} />
        <RecentPlaces />
        <FrequentTitles titles={loaderData.suggestions} />
      </Container>
      <div className={styles.bands}>
        <Doors {...loaderData.levels} />
        <Newest vacancies={newest} today={today} />
        <Companies companies={companies} title={m.home_companies()} note={m.home_companies_note()} />
        <Programs programs={programs} />
        <Steps />
        <WhatHappens news={news} events={events} />
        <Call isSignedIn={loaderData.isSignedIn} />
      </div>
    </>
  );
}
