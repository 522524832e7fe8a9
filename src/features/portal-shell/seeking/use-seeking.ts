import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Seeking } from "../viewer.ts";

interface Shown {
  loaded: Seeking;
  seeking: Seeking;
}

/** The status as the server told it, or as it was changed since: the dot changes at once, and pages that show it follow. */
export function useSeeking(loaded: Seeking): [Seeking, (seeking: Seeking) => void] {
  const [shown, setShown] = useState<Shown>({ loaded, seeking: loaded });
  const { revalidate } = useRevalidator();
  if (shown.loaded !== loaded) setShown({ loaded, seeking: loaded });
  const change = (seeking: Seeking) => {
    setShown({ loaded, seeking });
    void revalidate();
  };
  return [shown.seeking, change];
}
