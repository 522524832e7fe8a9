import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../../contract/page.ts";
import { pageMeta } from "../../../../../contract/page-meta.ts";
import { Container } from "../../../../../ui/layout/layout.tsx";
import { bandCloth } from "../../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../../ui/patterns/kain.tsx";
import { listCompanies } from "../../../../vacancies/portal/companies/companies.calls.ts";
import { Companies } from "../../home/companies.tsx";
import { getAboutPage } from "../pages.calls.ts";
import type { Route } from "./+types/about.route";
import styles from "./about.module.css";
import { Numbers } from "./numbers.tsx";
import { Story } from "./story.tsx";

/** Companies as tiles; a group with more shows those that have most vacancies. */
const TILES = 24;

/** About us (R18, V13): what the group says of itself, and its companies. */
async function load({ api, url, language }: PageRequest<object>) {
  const path = { lang: language };
  const [page, companies] = await Promise.all([api.send(getAboutPage, { path }), api.send(listCompanies, { path })]);
  return { page: need(page, url).data, companies: need(companies, url).data.slice(0, TILES) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(m.pages_about(), loaderData?.page.description);
}

export default function About({ loaderData: { page, companies } }: Route.ComponentProps) {
  return (
    <>
      <section className={styles.hero}>
        <Kain cloth={bandCloth} className={styles.cloth} />
        <Container className={styles.words}>
          <h1 tabIndex={-1}>{page.title}</h1>
          <p>{page.description}</p>
        </Container>
      </section>
      {page.sections.length > 0 && (
        <Container className={styles.body}>
          <Numbers sections={page.sections} />
          <Story sections={page.sections} />
        </Container>
      )}
      <Companies companies={companies} title={m.pages_about_companies()} />
    </>
  );
}
