import { VisuallyHidden } from "../../../../../ui/layout/text.tsx";
import type { PageSection } from "../pages.calls.ts";
import styles from "./numbers.module.css";

/** What can be counted, large. */
export function Numbers({ sections }: { readonly sections: readonly PageSection[] }) {
  return sections
    .filter(({ layout }) => layout === "numbers")
    .map(({ id, heading, items }) => (
      <section key={id} id={id}>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        <dl className={styles.numbers}>
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
