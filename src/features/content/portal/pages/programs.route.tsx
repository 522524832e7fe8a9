import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Stack } from "../../../../ui/layout/layout.tsx";
import { HtmlProse, Text } from "../../../../ui/layout/text.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import { getProgramsPage, type PageSection } from "../content.calls.ts";
import type { Route } from "./+types/programs.route";
import styles from "./programme.module.css";

/** Our programmes (R19, V14). */
async function load({ api, url, language }: PageRequest<object>) {
  return need(await api.send(getProgramsPage, { path: { lang: language } }), url).data;
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "content.read", hydrate: "deferred", isShared: true };

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta(m.pages_programs(), loaderData?.description);
}

export default function Programs({ loaderData: { title, description, sections } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title={title} lead={description} />
      {sections.length === 0 && <ButtonLink to="/lowongan">{m.pages_programs_vacancies()}</ButtonLink>}
      <Stack gap={24}>
        {sections.map((section) => (
          <Programme key={section.id} section={section} />
        ))}
      </Stack>
    </Page>
  );
}

/** A programme: its cloth, for whom, the facts, its vacancies, and more for those who want to read on. */
function Programme({ section }: { readonly section: PageSection }) {
  const { id, heading, summary, tag, body, items, url, dye, pattern } = section;
  return (
    <article className={styles.programme} id={id}>
      <Cover name={heading} dye={dye ?? undefined} pattern={pattern ?? undefined} className={styles.cover} />
      <div className={styles.words}>
        <div>
          {tag !== "" && <Tag tone="success">{tag}</Tag>}
          <Text as="h2" look="h2" className={styles.title}>
            {heading}
          </Text>
        </div>
        {summary !== "" && <Text tone="muted">{summary}</Text>}
        {items.length > 0 && <PairList pairs={items.map(({ title, text }) => ({ label: title, value: text }))} />}
        {body !== "" && (
          <Details summary={m.pages_programs_more()}>
            <HtmlProse html={body} />
          </Details>
        )}
        {url !== null && (
          <div>
            <ButtonLink to={url} aria-label={m.pages_programs_vacancies_of({ program: heading })}>
              {m.pages_programs_vacancies()}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  );
}
