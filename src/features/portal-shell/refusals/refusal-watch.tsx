import { Suspense, useSyncExternalStore } from "react";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { forgetRefusal, lastRefusal, onRefusal } from "./last-refusal.ts";

/** Fetched when a call is refused, so that no page carries the dialogs before they are needed. */
const Dialog = lazyPart(async () => (await import("./refusal-dialog.tsx")).RefusalDialog);

/** Says so when a call of this page is refused because the session ended, or the resume could not be had (A12, S23). */
export function RefusalWatch() {
  const meaning = useSyncExternalStore(onRefusal, lastRefusal, lastRefusal);
  if (meaning === null) return null;
  return (
    <Suspense>
      <Dialog meaning={meaning} onClose={forgetRefusal} />
    </Suspense>
  );
}
