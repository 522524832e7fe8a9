import { useEffect, useState } from "react";

const notTyped = new Set([
  ...["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"],
]);

/** True for what letters go into, or choose by: fields, lists, comboboxes. */
function takesText(element: Element | null): boolean {
  if (element === null) return false;
  if (element instanceof HTMLInputElement) return !notTyped.has(element.type);
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  return element.matches("textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=listbox]");
}

/** Nobody typed for so long. */
const CALM_MS = 1000;

/** True from the moment on at which nobody types: no key for a second, and the focus on nothing that takes text. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    if (isCalm) return;
    const leaving = new AbortController();
    let waiting: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => (takesText(document.activeElement) ? look() : setCalm(true)), CALM_MS);
    };
    for (const name of ["keydown", "input", "focusin"])
      document.addEventListener(name, look, { capture: true, passive: true, signal: leaving.signal });
    look();
    return () => {
      clearTimeout(waiting);
      leaving.abort();
    };
  }, [isCalm]);
  return isCalm;
}
