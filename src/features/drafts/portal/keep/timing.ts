/** A value that notifies its listeners when it changes. */
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

/** Milliseconds of a pause in typing, and after how many the work is done without one. */
export interface Pause {
  pause: number;
  most: number;
}

/** Waits for a pause in typing, but never longer than `most`. */
export function typingPause(work: () => void, { pause, most }: Pause) {
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

interface PageEvents {
  /** The page may end. */
  leave: () => void;
  /** The network returns. */
  back: () => void;
  /** The page is seen again. */
  seen?: () => void;
}

/** @returns the way to stop */
export function watchPage({ leave, back, seen }: PageEvents): () => void {
  const changed = () => (document.visibilityState === "hidden" ? leave() : seen?.());
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", changed);
  addEventListener("online", back);
  return () => {
    removeEventListener("pagehide", leave);
    document.removeEventListener("visibilitychange", changed);
    removeEventListener("online", back);
  };
}
