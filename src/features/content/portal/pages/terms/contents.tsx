import { m } from "#messages";
import type { PageSection } from "../pages.calls.ts";
import styles from "./contents.module.css";

/** Where in the text one may go. */
export function Contents({ sections }: { readonly sections: readonly PageSection[] }) {
  return (
    <nav className={styles.contents} aria-label={m.pages_contents()}>
      <ul className={styles.links}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
