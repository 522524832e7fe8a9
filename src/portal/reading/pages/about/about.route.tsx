import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Container } from "../../../../ui/layout/layout.tsx";
import { bandCloth } from "../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../ui/patterns/kain.tsx";
import { Companies } from "../../home/companies.tsx";
import type { Route } from "./+types/about.route";
import styles from "./about.module.css";
import { load } from "./load-about.ts";
import { Numbers } from "./numbers.tsx";
import { Story } from "./story.tsx";

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
