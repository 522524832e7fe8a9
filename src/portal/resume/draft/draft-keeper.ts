import type { ResumeValues } from "../form/values/resume-values.schema.ts";
import type { DraftData, ServerDraft } from "./draft-data.schema.ts";

/** What the changes of a form go on from, as it was stored: its values, null where nobody knows them, and its version. */
export interface Begun<Values> {
  values: Values | null;
  version: number;
}

/** What the save bar says of the draft. */
export type DraftState<Values = ResumeValues> =
  | { status: "untouched" }
  | { status: "saving" }
  | { status: "saved"; at: Date }
  /** Kept in this browser, and sent as soon as that is possible. */
  | { status: "in-browser"; why: "offline" | "signed-out" | "fault" }
  /** Kept nowhere: the browser has no room or forbids it. */
  | { status: "lost" }
  /** Changed on another device. */
  | { status: "conflict"; theirs: ServerDraft<Values> };

/** Keeps what is typed, wherever that is possible now. */
export interface DraftKeeper<Values = ResumeValues> {
  change: (values: Values) => void;
  /** The person's own draft goes on from `version`, whatever else was there. */
  insist: (version: number) => void;
  /** The other device's draft goes on; ours is forgotten. */
  follow: (version: number) => void;
  /** Forgets the draft everywhere; what is under way is waited for. */
  drop: () => Promise<void>;
  /** Listens to the page's end and to the network; returns the way to stop. */
  open: () => () => void;
  state: () => DraftState<Values>;
  subscribe: (listener: () => void) => () => void;
}

/** What a keeper begins with: the draft that was opened, or none. */
export function keptState(keptAt: Date | null): Exclude<DraftState, { status: "conflict" }> {
  return keptAt === null ? { status: "untouched" } : { status: "saved", at: keptAt };
}

/** A value that tells whoever listens when it changes. */
export function observable<Value>(first: Value) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Waits for a pause in typing, but never longer than `most`; in milliseconds. */
export function typingPause(work: () => void, { pause, most }: { pause: number; most: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let first: number | undefined;
  const stop = () => {
    clearTimeout(timer);
    first = undefined;
  };
  return {
    stop,
    restart() {
      const now = performance.now();
      first ??= now;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          stop();
          work();
        },
        Math.min(pause, Math.max(0, first + most - now)),
      );
    },
  };
}

/** A draft's data as it is at this moment. */
export function draftOf<Values>(values: Values, { values: base, version }: Begun<Values>): DraftData<Values> {
  return { values, base, profileVersion: version, savedAt: new Date().toISOString() };
}

/** Calls `leave` when the page may end, `back` when the network returns. @returns the way to stop */
export function watchPage(leave: () => void, back: () => void): () => void {
  const hidden = () => document.visibilityState === "hidden" && leave();
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", hidden);
  addEventListener("online", back);
  return () => {
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", hidden);
    removeEventListener("online", back);
  };
}
