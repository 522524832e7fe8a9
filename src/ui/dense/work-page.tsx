import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Icon } from "../icons/icon.tsx";
import filterBarStyles from "./filter-bar.module.css";
import styles from "./work-page.module.css";
import workTableStyles from "./work-table.module.css";

interface WorkPageProps {
  readonly title: ReactNode;
  /** Beside the title: where the thing stands. */
  readonly tags?: ReactNode;
  /** Below the title, smaller: numbers, the state. */
  readonly sub?: ReactNode;
  /** The list that the page was opened from. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Buttons at the end of the head, one of them primary at most. */
  readonly acts?: ReactNode;
  /** Beside the content; above it on narrow pages, since it was opened on purpose. */
  readonly side?: ReactNode;
  /** The panel is always there: on narrow pages it comes below the content. */
  readonly sideLast?: boolean | undefined;
  /** The panel holds a form and a letter. */
  readonly wideSide?: boolean | undefined;
  /** Content that brings its own padding, such as a table from edge to edge. */
  readonly bare?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page of the desk: a head that stays, the content below it, at most one panel beside. */
export function WorkPage({ title, tags, sub, back, acts, side, sideLast, wideSide, bare, children }: WorkPageProps) {
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
          <div className={styles.title}>
            <h1>{title}</h1>
            {tags}
          </div>
          {sub !== undefined && <p className={styles.sub}>{sub}</p>}
        </div>
        {acts !== undefined && <div className={styles.acts}>{acts}</div>}
      </header>
      <div className={styles.body} data-side={side === undefined ? undefined : wideSide ? "wide" : "usual"}>
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

interface WorkTableProps {
  /** The table's caption, for screen readers. */
  readonly label: string;
  /** Cells of the head, `th` each. */
  readonly head: ReactNode;
  /** On phones each row is a card, its cells below each other: for rows whose last cell is what one came for. */
  readonly cards?: boolean;
  /** Rows, `tr` each. */
  readonly children: ReactNode;
}

/** A dense table that scrolls sideways in itself, never the page. */
export function WorkTable({ label, head, cards, children }: WorkTableProps) {
  return (
    <section
      className={workTableStyles.scroll}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1)
    >
      <table className={workTableStyles.table} data-cards={cards || undefined}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

interface FilterBarProps {
  readonly label: string;
  /** Sends the filters where no script does. */
  readonly button: ReactNode;
  /** Fields; their names are the address's own parameters. */
  readonly children: ReactNode;
}

/** Filters above a list, kept in the address: a change is sent at once, words when Enter is pressed. */
export function FilterBar({ label, button, children }: FilterBarProps) {
  return (
    <Form
      method="get"
      className={filterBarStyles.bar}
      role="search"
      aria-label={label}
      onChange={({ target, currentTarget }) => {
        if (target instanceof HTMLSelectElement) currentTarget.requestSubmit();
      }}
    >
      {children}
      {button}
    </Form>
  );
}
