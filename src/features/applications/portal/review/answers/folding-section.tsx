import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { m } from "#messages";
import { breakpoints } from "../../../../../ui/breakpoints.ts";
import { Card } from "../../../../../ui/display/card.tsx";
import { Tag } from "../../../../../ui/display/tag.tsx";
import { useHydrated } from "../../../../../ui/hydrated.ts";
import { Icon } from "../../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../../ui/layout/text.tsx";
import styles from "./folding-section.module.css";

interface FoldingSectionProps {
  readonly title: string;
  /** One line that stands for the section while it is folded. */
  readonly digest: string;
  readonly isLacking: boolean;
  readonly editTo: string;
  readonly children: ReactNode;
}

/**
 * A section of the review. On phones it is folded once the page's code runs (until then the style hides it, so that
 * nothing jumps); elsewhere, without code, and where something is missing it is open.
 */
export function FoldingSection({ title, digest, isLacking, editTo, children }: FoldingSectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isSettled = useHydrated();
  useLayoutEffect(() => {
    if (details.current && !isLacking && matchMedia(breakpoints.mobile).matches) details.current.open = false;
  }, [isLacking]);
  return (
    <Card as="section" inset="none" className={styles.section}>
      <details ref={details} open className={styles.details} data-folds={(!isLacking && !isSettled) || undefined}>
        <summary>
          <span className={styles.head}>
            <h2>{title}</h2>
            {isLacking ? <Tag tone="warning">{m.applications_review_lacking()}</Tag> : <small>{digest}</small>}
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
      <Link to={editTo} className={styles.edit}>
        {m.applications_review_edit()}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Link>
    </Card>
  );
}
