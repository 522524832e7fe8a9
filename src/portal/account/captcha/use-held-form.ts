import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CaptchaWork } from "./captcha-work.ts";

interface Held {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}

/**
 * Holds the form around `place` back while the captcha's work is not over, and sends it by itself once it is: pressing
 * early waits. A captcha that cannot be had holds nothing; the form then says what it lacks.
 * @param work null where a person has to solve it
 * @returns whether the form is held
 */
export function useHeldForm(place: RefObject<HTMLElement | null>, work: CaptchaWork | null, onHold: () => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const isPassing = useRef(false);
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (isPassing.current || work === null || work === "done") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.currentTarget instanceof HTMLFormElement)
      setHeld({ form: event.currentTarget, submitter: event.submitter });
    onHold();
  });
  useEffect(() => {
    const form = place.current?.closest("form");
    const listen = (event: SubmitEvent) => hold(event);
    form?.addEventListener("submit", listen, true);
    return () => form?.removeEventListener("submit", listen, true);
  }, [place]);
  const isOver = work === null || work === "done" || work === "failed";
  useEffect(() => {
    if (held === null || !isOver) return;
    // A form cannot be sent from within the event that sends it.
    const soon = setTimeout(() => {
      setHeld(null);
      isPassing.current = true;
      held.form.requestSubmit(held.submitter);
      isPassing.current = false;
    });
    return () => clearTimeout(soon);
  }, [held, isOver]);
  return held !== null;
}
