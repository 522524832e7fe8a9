import { Card } from "../../../../../ui/display/card.tsx";
import { HtmlProse } from "../../../../../ui/layout/html-prose.tsx";
import { Stack } from "../../../../../ui/layout/layout.tsx";
import { Text } from "../../../../../ui/layout/text.tsx";
import type { PageSection } from "../pages.calls.ts";
import styles from "./story.module.css";

/** The years in order, and beside them what the group holds to. */
export function Story({ sections }: { readonly sections: readonly PageSection[] }) {
  const years = sections.filter(({ layout }) => layout === "years");
  const texts = sections.filter(({ layout }) => layout === "text");
  if (years.length + texts.length === 0) return null;
  return (
    <div className={styles.story} data-wide={years.length === 0 || undefined}>
      {years.map((section) => (
        <Years key={section.id} section={section} />
      ))}
      <Stack gap={24}>
        {texts.map(({ id, heading, body }) => (
          <Card as="section" key={id} className={styles.card}>
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
      {body !== "" && <HtmlProse html={body} className={styles.before} />}
      <ol className={styles.years}>
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
