import { Link } from "react-router";
import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { site } from "../../../../contract/site.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { HtmlProse, Text } from "../../../../ui/layout/text.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { getTermsPage, type PageSection } from "../content.calls.ts";
import type { Route } from "./+types/terms.route";
import alwaysSaidStyles from "./always-said.module.css";
import clausesStyles from "./clauses.module.css";
import contentsStyles from "./contents.module.css";
import styles from "./terms.module.css";

/** Terms and privacy (R32, V18). */
async function load({ api, url, language }: PageRequest<object>) {
  const { updatedAt, ...page } = need(await api.send(getTermsPage, { path: { lang: language } }), url).data;
  return { ...page, since: updatedAt === null ? null : jakartaDay(updatedAt) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred", isShared: true };

export function meta() {
  return pageMeta(m.pages_terms(), m.pages_terms_meta());
}

export default function Terms({ loaderData: { title, description, since, sections } }: Route.ComponentProps) {
  const lead = since === null ? undefined : m.pages_terms_since({ date: dateText(since) });
  return (
    <Page>
      <Breadcrumbs label={m.pages_crumbs()} trail={[{ text: m.pages_home(), to: "/" }]} current={title} />
      <PageHead title={title} lead={lead} />
      <div className={styles.columns}>
        <Notice>
          <p>
            <strong>{m.pages_terms_short()}</strong> {description}
          </p>
        </Notice>
        <Contents sections={sections} />
        <article className={styles.text}>
          <Clauses sections={sections} />
          <Contact />
          <Sources />
        </article>
      </div>
    </Page>
  );
}

/** Where in the text one may go. */
function Contents({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav className={contentsStyles.contents} aria-label={m.pages_contents()}>
      <ul className={contentsStyles.links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The clauses, numbered, each with an address of its own. */
function Clauses({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <div className={clausesStyles.clauses}>
      {sections.map(({ id, heading, body, items }) => (
        <section key={id} id={id}>
          <h2>{heading}</h2>
          {body !== "" && <HtmlProse html={body} />}
          {items.length > 0 && (
            <dl>
              {items.map(({ title, text, url }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{url === undefined ? text : <a href={url}>{text}</a>}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  );
}

/** Whom to write to, whatever the terms say: how data is corrected and deleted and a consent withdrawn (§1). */
function Contact() {
  return (
    <Card as="section" className={alwaysSaidStyles.said}>
      <Text as="h2" look="h4">
        {m.pages_contact()}
      </Text>
      <p>
        {m.pages_contact_text()} <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>.{" "}
        <Link to="/pusat-bantuan">{m.pages_contact_help()}</Link>
      </p>
    </Card>
  );
}

/** The notice that the licence of the area lists requires (NOTICE). */
function Sources() {
  return (
    <section className={alwaysSaidStyles.said}>
      <Text as="h2" look="h4">
        {m.pages_sources()}
      </Text>
      <Text look="small" tone="muted">
        {m.pages_sources_text()}{" "}
        <a href="https://opendatacommons.org/licenses/odbl/1-0/">{m.pages_sources_license()}</a>
      </Text>
    </section>
  );
}
