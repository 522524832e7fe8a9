import { useSyncExternalStore } from "react";
import type { Viewer } from "./viewer.ts";

const listeners = new Set<() => void>();

const unknown = { status: "member" } as const;

// Outside of what React keeps: the document around the layout shows it, too.
let current: Viewer = unknown;

/** Says who looks at a page that came without it. */
export function setMember(viewer: Viewer): void {
  current = viewer;
  for (const listener of listeners) listener();
}

function onMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getMember = () => current;
const getUnknown = () => unknown;

/** The loaded viewer; of a page that came without one, whom the browser has found since. */
export function useMember(loaded: Viewer): Viewer {
  const member = useSyncExternalStore(onMember, getMember, getUnknown);
  return loaded.status === "member" ? member : loaded;
}
