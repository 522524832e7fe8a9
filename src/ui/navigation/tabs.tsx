import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./tabs.module.css";

interface TabLink {
  readonly to: string;
  readonly text: ReactNode;
  readonly current: boolean;
}

/** Views of one thing as links: the URL says which. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, text, current }) => (
        <Link key={to} to={to} aria-current={current ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
