import { Suspense, useSyncExternalStore } from "react";
import { onCallRefused } from "../../../contract/browser-api.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { type RefusalMeaning, refusalMeaning } from "./refusal-meaning.ts";

const listeners = new Set<() => void>();

// Outside of what React keeps: an error screen mounts the whole document again.
let current: RefusalMeaning | null = null;

function set(meaning: RefusalMeaning | null): void {
  current = meaning;
  for (const listener of listeners) listener();
}

/**
 * The first refusal is shown; those that follow say the same. Only a page's own call says more than a list beside it.
 */
function goesBefore(next: RefusalMeaning | null, current: RefusalMeaning | null): boolean {
  return current === null || (current.kind === "master-data" && next !== null && next.kind !== "master-data");
}

onCallRefused((refused) => {
  const isCleared = new URLSearchParams(location.search).get("clear") === "true";
  const meaning = refusalMeaning(refused, isCleared);
  if (goesBefore(meaning, current)) set(meaning);
});

/** The message for a refused call, until it was read. */
function lastRefusal(): RefusalMeaning | null {
  return current;
}

/** Calls `listener` whenever that changes. Answers the way to stop. */
function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** It was read. */
function forgetRefusal(): void {
  set(null);
}

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
