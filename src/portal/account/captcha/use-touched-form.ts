import { type RefObject, useEffect, useEffectEvent } from "react";

const touches = ["pointerdown", "focusin", "input"] as const;

/** True for what happens on the captcha's own box, which begins by its own tick. */
function isOnBox({ target }: Event): boolean {
  return target instanceof Element && target.closest("altcha-widget") !== null;
}

/** What was asked for by opening it, or holds the focus already, is in use from the start. */
function isInUse(form: HTMLFormElement): boolean {
  return form.closest("dialog") !== null || form.contains(document.activeElement);
}

/** Calls `onTouch` whenever the form around `place` is touched: pointed at, focused, typed into. */
export function useTouchedForm(place: RefObject<HTMLElement | null>, onTouch: () => void): void {
  const touch = useEffectEvent(onTouch);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    const leaving = new AbortController();
    for (const by of touches) {
      const listen = (event: Event) => {
        if (!isOnBox(event)) touch();
      };
      form.addEventListener(by, listen, { passive: true, signal: leaving.signal });
    }
    if (isInUse(form)) touch();
    return () => leaving.abort();
  }, [place]);
}
