import { useEffect } from "react";

/** A result that takes the page's place is read from its heading: the address stays, so the shell does not move the focus. */
export function useHeadingFocus(): void {
  useEffect(() => {
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, []);
}
