import { useEffect, useState } from "react";
import { useHydrated } from "../hydrated.ts";

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = string | boolean;

/** Values typed or chosen before hydration, by control; the newest of each. */
const early = new Map<Box, Typed>();

function isTicked(box: Box): box is HTMLInputElement {
  return box instanceof HTMLInputElement && (box.type === "checkbox" || box.type === "radio");
}

function isChanged(box: Box): boolean {
  if (isTicked(box)) return box.checked !== box.defaultChecked;
  if (box instanceof HTMLSelectElement) {
    const first = [...box.options].find((option) => option.defaultSelected) ?? box.options[0];
    return box.value !== (first?.value ?? "");
  }
  return box.value !== box.defaultValue;
}

function isBox(target: unknown): target is Box {
  if (target instanceof HTMLInputElement) return target.type !== "file" && target.type !== "hidden";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function note(box: Box): void {
  early.set(box, isTicked(box) ? box.checked : box.value);
}

function listen({ target }: Event): void {
  if (isBox(target)) note(target);
}

function stopListening(): void {
  document.removeEventListener("input", listen, true);
}

if (typeof document !== "undefined") {
  for (const box of document.querySelectorAll<Box>("input, textarea, select"))
    if (isBox(box) && isChanged(box)) note(box);
  document.addEventListener("input", listen, true);
}

/** Writes a value past React, which then takes the event for what it is: a change by the person. */
function writePastReact(box: Box, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, value);
}

function typeAgain(box: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const [start, end] = [box.selectionStart, box.selectionEnd];
  box.value = box.defaultValue;
  writePastReact(box, value);
  box.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement === box && start !== null) box.setSelectionRange(start, end);
}

function repeat(box: Box, typed: Typed): void {
  if (!box.isConnected) return;
  if (typeof typed === "string" && box instanceof HTMLSelectElement) {
    box.value = typed;
    box.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (typeof typed === "string" && !(box instanceof HTMLSelectElement)) {
    typeAgain(box, typed);
  } else if (isTicked(box) && typed !== box.defaultChecked) {
    box.checked = !typed;
    box.click();
  }
}

/**
 * For a form's frame that arrives as HTML and hydrates later: repeats what was typed and chosen meanwhile, so that
 * its fields hear of it; to be called after whatever listens to them. What is not heard by then would be gone with the
 * next drawing.
 */
export function useTypedEarly(): void {
  const isHydrated = useHydrated();
  const [cameAsHtml] = useState(!isHydrated);
  useEffect(() => {
    stopListening();
    const typed = [...early];
    early.clear();
    if (cameAsHtml) for (const [box, value] of typed) repeat(box, value);
  }, [cameAsHtml]);
}
