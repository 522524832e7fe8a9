import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Container, Stack } from "../../../../ui/layout/layout.tsx";
import { HtmlProse, Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import { bandCloth } from "../../../../ui/patterns/cloth.ts";
import { Kain } from "../../../../ui/patterns/kain.tsx";
import { listCompanies } from "../../../vacancies/portal/companies/companies.calls.ts";
import { getAboutPage, type PageSection } from "../content.calls.ts";
import { Companies } from "../home/companies.tsx";
import type { Route } from "./+types/about.route";
import styles from "./about.module.css";
import numbersStyles from "./numbers.module.css";
import storyStyles from "./story.module.css";

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
export const handle = { needs: "content.read", hydrate: "deferred", isShared: true };

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

/** Figures, in large type. */
function Numbers({ sections }: { readonly sections: readonly PageSection[] }) {
  return sections
    .filter(({ layout }) => layout === "numbers")
    .map(({ id, heading, items }) => (
      <section key={id} id={id}>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        <dl className={numbersStyles.numbers}>
          {items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}

/** The years in order, and beside them what the group holds to. */
function Story({ sections }: { readonly sections: readonly PageSection[] }) {
  const years = sections.filter(({ layout }) => layout === "years");
  const texts = sections.filter(({ layout }) => layout === "text");
  if (years.length + texts.length === 0) return null;
  return (
    <div className={storyStyles.story} data-wide={years.length === 0 || undefined}>
      {years.map((section) => (
        <Years key={section.id} section={section} />
      ))}
      <Stack gap={24}>
        {texts.map(({ id, heading, body }) => (
          <Card as="section" key={id} className={storyStyles.card}>
            <Text as="h2" look="h3" id={id}>
              {heading}
            </Text>
            <HtmlProse html={body} />
          </Card>
        ))}
      </Stack>
    </div>
  );
}

function Years({ section: { id, heading, body, items } }: { readonly section: PageSection }) {
  return (
    <section>
      <Text as="h2" look="h2" id={id}>
        {heading}
      </Text>
      {body !== "" && <HtmlProse html={body} className={storyStyles.before} />}
      <ol className={storyStyles.years}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
