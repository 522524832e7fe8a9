import { useEffect } from "react";

/** How it stands with what is saved as one writes. */
export type SaveState = "idle" | "saving" | "offline" | "signed-out" | "stopped";

/** So long after the last key what is written is saved (recruiting §5). */
export const saveAfterMs = 2_000;
/** So often a save that failed is tried again. */
export const tryAgainMs = 15_000;

/** What a save that was not taken makes of it: one that may be taken later is tried again. */
export function stateAfter(http: number): SaveState {
  if (http === 401) return "signed-out";
  return http === 0 || http >= 500 || http === 429 ? "offline" : "stopped";
}

/** The browser asks before a page with unsaved words is left. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
}
