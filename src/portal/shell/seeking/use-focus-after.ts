import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to `target` when what was `open` has closed: its own opener went with its menu. */
export function useFocusAfter(open: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) target.current?.focus();
    wasOpen.current = open;
  }, [open, target]);
}
