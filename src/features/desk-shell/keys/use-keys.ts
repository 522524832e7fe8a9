import { useEffect, useRef } from "react";
import { useViewer } from "../use-viewer.ts";
import { createKeyReader, isTyping, keyOf } from "./key-press.ts";

/** What keys do on a page, by "j", "Shift+x" or "g v" (recruiting §8). */
export type Bindings = Readonly<Record<string, () => void>>;

/** Binds keys while the page is shown; not for who has turned them off (WCAG 2.1.4), and not while something is typed. */
export function useKeys(bindings: Bindings): void {
  const { keysOff } = useViewer();
  const newest = useRef(bindings);
  useEffect(() => {
    newest.current = bindings;
  });
  useEffect(() => {
    if (keysOff) return;
    const read = createKeyReader(() => performance.now());
    const press = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key === null || event.defaultPrevented || isTyping(event.target, document)) return;
      const found = read(key, new Set(Object.keys(newest.current)));
      const act = found === null ? undefined : newest.current[found];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [keysOff]);
}
