import { onCallRefused } from "../../../contract/browser-api.ts";
import { type RefusalMeaning, refusalMeaning } from "./refusal-meaning.ts";

const listeners = new Set<() => void>();

// Outside of what React keeps: an error screen mounts the whole document anew.
let current: RefusalMeaning | null = null;

function set(meaning: RefusalMeaning | null): void {
  current = meaning;
  for (const listener of listeners) listener();
}

/** The first one is told; those that follow say the same. Only a page's own call says more than a list beside it. */
function goesBefore(next: RefusalMeaning | null, told: RefusalMeaning | null): boolean {
  return told === null || (told.kind === "master-data" && next !== null && next.kind !== "master-data");
}

onCallRefused((refused) => {
  const isCleared = new URLSearchParams(location.search).get("clear") === "true";
  const meaning = refusalMeaning(refused, isCleared);
  if (goesBefore(meaning, current)) set(meaning);
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
