import { useEffect, useState } from "react";
import type { Chooser } from "./chooser.tsx";

type ChooserOf = typeof Chooser;

let fetched: ChooserOf | null = null;

/** Fetches the part that opens, which is heavy: a page whose first fields do not need it begins without. */
export async function fetchChooser(): Promise<ChooserOf> {
  fetched ??= (await import("./chooser.tsx")).Chooser;
  return fetched;
}

/** The part that opens, null until it is there; without a network it is asked for again when that is back. */
export function useChooser(): ChooserOf | null {
  const [chooser, setChooser] = useState(() => fetched);
  useEffect(() => {
    if (chooser !== null) return;
    let isGone = false;
    const ask = async () => {
      const found = await fetchChooser().catch(() => null);
      if (!isGone) setChooser(() => found);
    };
    void ask();
    addEventListener("online", ask);
    return () => {
      isGone = true;
      removeEventListener("online", ask);
    };
  }, [chooser]);
  return chooser;
}
