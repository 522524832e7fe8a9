import { useEffect } from "react";
import { keepPlace } from "./kept-recent.ts";

/** Keeps in this browser that one was here, by a path of ours; without a title, nothing. */
export function usePlace(kind: "search" | "vacancy" | "application", title: string, path: string): void {
  useEffect(() => {
    if (title !== "") keepPlace(kind, { title, path });
  }, [kind, title, path]);
}
