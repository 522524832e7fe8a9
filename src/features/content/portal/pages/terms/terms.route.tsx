import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../../contract/page.ts";
import { pageMeta } from "../../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../../i18n/calendar.ts";
import { dateText } from "../../../../../i18n/formats.ts";
import { Notice } from "../../../../../ui/feedback/notice.tsx";
import { PageHead } from "../../../../../ui/layout/heads.tsx";
import { Page } from "../../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../../ui/navigation/breadcrumbs.tsx";
import { getTermsPage } from "../pages.calls.ts";
import type { Route } from "./+types/terms.route";
import { Contact, Sources } from "./always-said.tsx";
import { Clauses } from "./clauses.tsx";
import { Contents } from "./contents.tsx";
import styles from "./terms.module.css";

/** Terms and privacy (R32, V18). */
async function load({ api, url, language }: PageRequest<object>) {
  const { updatedAt, ...page } = need(await api.send(getTermsPage, { path: { lang: language } }), url).data;
  return { ...page, since: updatedAt === null ? null : jakartaDay(updatedAt) };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred" };

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
