import { useEffect } from "react";

/** Moves the focus to the page's heading when an outcome takes the form's place, as after a page change. */
export function useOutcomeFocus(outcome: unknown): void {
  useEffect(() => {
    if (outcome) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [outcome]);
}
