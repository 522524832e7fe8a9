import { onCallRefused } from "../../contract/browser-api.ts";
import { type RefusalMeaning, refusalMeaning } from "./refusal-meaning.ts";

const listeners = new Set<() => void>();

// Outside of what React keeps: an error screen mounts the whole document anew.
let current: RefusalMeaning | null = null;

function set(meaning: RefusalMeaning | null): void {
  current = meaning;
  for (const listener of listeners) listener();
}

onCallRefused((refused) => {
  const isCleared = new URLSearchParams(location.search).get("clear") === "true";
  // The first one is told; those that follow of it say the same.
  if (current === null) set(refusalMeaning(refused, isCleared));
});

/** What is to be said of a refused call, until it was read. */
export function lastRefusal(): RefusalMeaning | null {
  return current;
}

/** Calls `listener` whenever that changes. Answers the way to stop. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** It was read. */
export function forgetRefusal(): void {
  set(null);
}
