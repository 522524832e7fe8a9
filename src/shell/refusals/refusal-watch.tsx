import { lazy, Suspense, useEffect, useState } from "react";
import { onCallRefused } from "../../contract/browser-api.ts";
import { type RefusalMeaning, refusalMeaning } from "./refusal-meaning.ts";

/** Fetched when a call is refused, so that no page carries the dialogs before they are needed. */
const Dialog = lazy(async () => {
  const { RefusalDialog } = await import("./refusal-dialog.tsx");
  return { default: RefusalDialog };
});

/** Says so when a call of this page is refused because the session ended, or the resume could not be had (A12, S23). */
export function RefusalWatch() {
  const [meaning, setMeaning] = useState<RefusalMeaning | null>(null);
  useEffect(
    () =>
      onCallRefused((refused) => {
        const isCleared = new URLSearchParams(location.search).get("clear") === "true";
        setMeaning((shown) => shown ?? refusalMeaning(refused, isCleared));
      }),
    [],
  );
  if (meaning === null) return null;
  return (
    <Suspense>
      <Dialog meaning={meaning} onClose={() => setMeaning(null)} />
    </Suspense>
  );
}
