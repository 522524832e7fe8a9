import { useEffect } from "react";
import type { RegistrationOutcome } from "./act-on-registration.ts";
import { registrationId } from "./registration-form.ts";

/** What was asked for came true and its button is gone: the focus goes to the panel that says so, not to nowhere. */
export function usePanelFocus(outcome: RegistrationOutcome | undefined, isRegistered: boolean): void {
  useEffect(() => {
    if (outcome?.status !== "done" || isRegistered !== (outcome.intent === "register")) return;
    if (document.activeElement !== document.body) return;
    document.getElementById(registrationId)?.focus({ preventScroll: true });
  }, [outcome, isRegistered]);
}
