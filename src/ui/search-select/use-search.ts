import { useEffect, useRef, useState } from "react";

/** One thing that can be found and chosen. */
export interface Found {
  readonly value: string;
  readonly label: string;
  /** Smaller, at the end of the line: a town, a province. */
  readonly note?: string | undefined;
}

/** Asks the server; the signal aborts what a newer question has overtaken. */
export type Search = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

export type SearchState = "idle" | "waiting" | "done" | "failed";

const pause = 150;

/** Results of the last requested text; older answers never overwrite newer ones. */
export function useSearch(search: Search) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [state, setState] = useState<SearchState>("idle");
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (text: string) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState("waiting");
    try {
      await typingPause(mine.signal);
      const answer = await search(text, mine.signal);
      if (mine.signal.aborted) return;
      setFound(answer);
      setState("done");
    } catch {
      if (!mine.signal.aborted) setState("failed");
    }
  };
  return { found, state, ask };
}

function typingPause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
