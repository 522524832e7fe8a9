import { type RefObject, useEffect, useState } from "react";
import { isShown } from "./modal-control.ts";

/** Whether a dialog is open, by script or without, even from before the page's scripts came. */
export function useIsShown(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const look = () => setShown(isShown(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { attributes: true, attributeFilter: ["open"] });
    element.addEventListener("toggle", look);
    return () => {
      observer.disconnect();
      element.removeEventListener("toggle", look);
    };
  }, [dialog]);
  return shown;
}
