import { useEffect, useRef } from "react";
import type { ListState } from "./list-state.ts";

export const resultsId = "results";

/** Another page of results, or a chip that took its own link away: the focus goes to the results, not to nowhere. */
export function useResultsFocus(state: ListState): void {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    const isOtherPage = shown.current.page !== state.page;
    shown.current = state;
    const isLost = document.activeElement === document.body;
    if (isOtherPage || isLost) document.getElementById(resultsId)?.focus({ preventScroll: true });
  }, [state]);
}
