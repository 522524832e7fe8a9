import { Link } from "react-router";
import { numberText } from "../../i18n/formats.ts";
import { Icon } from "../icons/icon.tsx";
import styles from "./pagination.module.css";

interface PaginationProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly current: number;
  readonly total: number;
  /** Where page n is. */
  readonly to: (page: number) => string;
  /** The link's name: "Halaman 3"; only the number is seen. */
  readonly pageLabel: (page: number) => string;
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ label, previousLabel, nextLabel, current, total, to, pageLabel }: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <Step page={current - 1} total={total} to={to} label={previousLabel} icon="chevron-left" rel="prev" />
      {pageWindow(current, total).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={to(page)}
            aria-label={pageLabel(page)}
            aria-current={page === current ? "page" : undefined}
          >
            {numberText(page)}
          </Link>
        ),
      )}
      <Step page={current + 1} total={total} to={to} label={nextLabel} icon="chevron-right" rel="next" />
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, "total" | "to" | "label"> {
  readonly page: number;
  readonly icon: "chevron-left" | "chevron-right";
  readonly rel: "prev" | "next";
}

function Step({ page, total, to, label, icon, rel }: StepProps) {
  if (page < 1 || page > total)
    return (
      <span data-off="true" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <Link to={to(page)} aria-label={label} rel={rel}>
      <Icon name={icon} />
    </Link>
  );
}

/** Page numbers to show, null for a gap: the ends, the current page and its neighbours, three at an edge. */
export function pageWindow(current: number, total: number): readonly (number | null)[] {
  const centre = Math.min(Math.max(current, 2), Math.max(total - 1, 2));
  const candidatePages = new Set([1, centre - 1, centre, centre + 1, total]);
  const visiblePages = [...candidatePages].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return visiblePages.flatMap((page, index) => {
    const missed = page - (visiblePages[index - 1] ?? page - 1) - 1;
    if (missed === 0) return [page];
    return missed === 1 ? [page - 1, page] : [null, page];
  });
}
