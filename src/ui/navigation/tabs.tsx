import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import styles from "./tabs.module.css";

interface TabLink {
  readonly to: string;
  readonly text: ReactNode;
  readonly current: boolean;
}

/** Views of one thing as links: the URL says which. Where not all fit in a row, the one that is open is in view. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  const row = useRef<HTMLElement>(null);
  const open = tabs.find(({ current }) => current)?.to;
  useEffect(() => {
    if (row.current !== null && open !== undefined) showOpenTab(row.current);
  }, [open]);
  return (
    <nav className={styles.tabs} aria-label={label} ref={row}>
      {tabs.map(({ to, text, current }) => (
        <Link key={to} to={to} aria-current={current ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}

/** Moves the row alone; `scrollIntoView` would move the page too. */
function showOpenTab(row: HTMLElement): void {
  const tab = row.querySelector("[aria-current]")?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (!tab) return;
  if (tab.right > right) row.scrollLeft += tab.right - right;
  if (tab.left < left) row.scrollLeft += tab.left - left;
}
