import { m } from "#messages";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { Details } from "../../../../ui/display/details.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Tag } from "../../../../ui/display/tag.tsx";
import { HtmlProse } from "../../../../ui/layout/html-prose.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { Cover } from "../../../../ui/patterns/cover.tsx";
import type { PageSection } from "../pages.calls.ts";
import styles from "./programme.module.css";

/** A programme: its cloth, for whom, the facts, its vacancies, and more for those who want to read on. */
export function Programme({ section }: { readonly section: PageSection }) {
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
