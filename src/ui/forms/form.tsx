import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { classNames } from "../class-names.ts";
import styles from "./form.module.css";

/** One column of fields, 24 px apart. */
export function Fields({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.fields, className)} />;
}

/** Two short fields beside each other; below each other on phones unless kept. */
export function Pair({ keep, children }: { readonly keep?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <div className={styles.pair} data-keep={keep || undefined}>
      {children}
    </div>
  );
}

/** True from the press on a form of this page until what it changed is read again; following a link is no sending. */
export function useSending(): boolean {
  return useNavigation().formMethod === "POST";
}

/** Counts how often `outcome` changed: a key for what must begin again after each answer, such as a captcha. */
export function useTurn(outcome: unknown): number {
  const [seen, setSeen] = useState({ outcome, turn: 0 });
  if (seen.outcome === outcome) return seen.turn;
  setSeen({ outcome, turn: seen.turn + 1 });
  return seen.turn + 1;
}

/** Moves the focus to the page's heading when an outcome takes the form's place, as after a page change. */
export function useOutcomeFocus(outcome: unknown): void {
  useEffect(() => {
    if (outcome) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [outcome]);
}
