const notTyped = new Set([
  ...["button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset", "submit"],
]);

/** True for what letters go into, or choose by: fields, lists, comboboxes. */
export function takesText(element: Element | null): boolean {
  if (element === null) return false;
  if (element instanceof HTMLInputElement) return !notTyped.has(element.type);
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  return element.matches("textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=listbox]");
}
