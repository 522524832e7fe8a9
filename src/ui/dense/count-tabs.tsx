import type { ReactNode } from "react";
import { Link } from "react-router";
import { VisuallyHidden } from "../layout/text.tsx";
import styles from "./count-tabs.module.css";

interface CountTab {
  readonly to: string;
  readonly text: string;
  readonly current: boolean;
  /** As it is to be read, "1.204". */
  readonly count?: string | undefined;
  /** How many of them are late; the word is for who does not see the mark. */
  readonly late?: { readonly count: string; readonly word: string } | undefined;
}

interface CountTabsProps {
  readonly label: string;
  readonly tabs: readonly CountTab[];
  /** At the end of the row. */
  readonly tools?: ReactNode;
}

/** Parts of a list as links with their counts: the URL says which is open. */
export function CountTabs({ label, tabs, tools }: CountTabsProps) {
  return (
    <div className={styles.row}>
      <nav aria-label={label}>
        {tabs.map(({ to, text, current, count, late }) => (
          <Link key={to} to={to} aria-current={current ? "page" : undefined} preventScrollReset>
            {text}
            {count !== undefined && <b>{count}</b>}
            {late !== undefined && (
              <span className={styles.late}>
                {late.count} <VisuallyHidden as="span">{late.word}</VisuallyHidden>
              </span>
            )}
          </Link>
        ))}
      </nav>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
