import { HtmlProse } from "../../../../../ui/layout/html-prose.tsx";
import type { PageSection } from "../pages.calls.ts";
import styles from "./clauses.module.css";

/** The clauses, numbered, each with an address of its own. */
export function Clauses({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <div className={styles.clauses}>
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
