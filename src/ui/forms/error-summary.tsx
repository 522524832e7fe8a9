import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./error-summary.module.css";

export interface SummaryError {
  /** Id of the field or the field set. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  /** "Ada 2 isian yang perlu diperbaiki" */
  readonly title: string;
  readonly errors: readonly SummaryError[];
}

const controls = "input:not([type=hidden]), select, textarea, button";

/**
 * The errors, each line a link to its field. It takes the focus when it appears: give it a new `key` with every submit.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const summary = box.current;
    summary?.focus({ preventScroll: true });
    // A long one would be shown by its end: its title comes first.
    const isLong = summary !== null && summary.offsetHeight > innerHeight / 2;
    summary?.scrollIntoView({ block: isLong ? "start" : "nearest" });
  }, []);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <h2>
        <Icon name="alert-circle" size={24} />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={focusField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A fragment link alone would only scroll; in a field set the first control is meant. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  const inside = target?.querySelector<HTMLElement>(controls);
  const control = target?.matches(controls) ? target : inside;
  if (!control) return;
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest("fieldset") ?? control).scrollIntoView({ block: "center" });
}
