import type { ReactNode } from "react";
import styles from "./heads.module.css";

interface PageHeadProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Below the words: a search field, tags. */
  readonly children?: ReactNode;
}

/** The page's one h1; code may focus it after a page change. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}

interface SectionHeadProps {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly note?: ReactNode;
  readonly id?: string | undefined;
  /** At the end of the line: a link to more. */
  readonly children?: ReactNode;
}

/** A section's heading, a note below it and a link beside it. */
export function SectionHead({ title, level = 2, note, id, children }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.section}>
      <div>
        <Heading id={id}>{title}</Heading>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </div>
  );
}
