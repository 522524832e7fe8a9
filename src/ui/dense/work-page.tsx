import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icons/icon.tsx";
import styles from "./work-page.module.css";

interface WorkPageProps {
  readonly title: ReactNode;
  /** Below the title, smaller: numbers, the state. */
  readonly sub?: ReactNode;
  /** The list that the page was opened from. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Buttons at the end of the head, one of them primary at most. */
  readonly acts?: ReactNode;
  /** Beside the content; above it where there is no room, for it is what was opened. */
  readonly side?: ReactNode;
  /** The panel is always there: without room beside, it comes below the content. */
  readonly sideLast?: boolean | undefined;
  /** Content that brings its own padding, such as a table from edge to edge. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page of the desk: a head that stays, the content below it, at most one panel beside. */
export function WorkPage({ title, sub, back, acts, side, sideLast, bare, children }: WorkPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <Icon name="chevron-left" size={18} />
            {back.label}
          </Link>
        )}
        <div className={styles.words}>
          <h1>{title}</h1>
          {sub !== undefined && <p className={styles.sub}>{sub}</p>}
        </div>
        {acts !== undefined && <div className={styles.acts}>{acts}</div>}
      </header>
      <div className={styles.body} data-side={side !== undefined || undefined}>
        <div className={styles.content} data-bare={bare || undefined}>
          {children}
        </div>
        {side !== undefined && (
          <aside className={styles.side} data-last={sideLast || undefined}>
            {side}
          </aside>
        )}
      </div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page: a heading and a line, no box. */
export function WorkSection({ title, aside, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
