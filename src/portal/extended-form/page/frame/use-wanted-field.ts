import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "../../../../ui/hydrated.ts";
import type { StepId } from "./sections.ts";

const controls = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** Puts the focus on a field, in a set of several on the first one, and shows it. */
function focusField(id: string): boolean {
  const target = document.getElementById(id) ?? document.getElementsByName(id)[0];
  const control = target?.matches(controls) ? target : target?.querySelector<HTMLElement>(controls);
  if (!control) return false;
  control.focus({ preventScroll: true });
  (control.closest("fieldset") ?? control).scrollIntoView({ block: "center" });
  return true;
}

/** The field that the address asks for: focused once it is there. A new step begins at its heading. */
export function useWantedField(step: StepId): string {
  const { hash, key } = useLocation();
  // The server never sees what stands behind "#".
  const wanted = useHydrated() ? hash.slice(1) : "";
  const shown = useRef({ step, key, wanted: "" });
  useEffect(() => {
    const before = shown.current;
    if (before.step === step && before.key === key && before.wanted === wanted) return;
    shown.current = { step, key, wanted };
    if (wanted !== "" && focusField(wanted)) return;
    if (before.step === step) return;
    scrollTo({ top: 0 });
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [step, key, wanted]);
  return wanted;
}
