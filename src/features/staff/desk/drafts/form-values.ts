/** What stands in a form's fields, by name; boxes and choices by the values that are ticked. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typedTypes = new Set(["text", "email", "search", "tel", "url", "number", "date", "time", "checkbox", "radio"]);

/** Fields that a person fills in; never a password, a code or a hidden value. */
function getControls(form: HTMLFormElement): Control[] {
  return [...form.elements]
    .flatMap((element): Control[] => {
      if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return [element];
      if (!(element instanceof HTMLInputElement) || !typedTypes.has(element.type)) return [];
      return element.autocomplete === "one-time-code" ? [] : [element];
    })
    .filter(({ name }) => name !== "");
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

function readControls(form: HTMLFormElement, findValue: (control: Control) => string | null): FormValues {
  const byName = Map.groupBy(getControls(form), ({ name }) => name);
  return Object.fromEntries(
    [...byName].map(([name, controls]) => [name, controls.flatMap((one) => findValue(one) ?? [])]),
  );
}

/** What stands in a form now. */
export const readValues = (form: HTMLFormElement): FormValues =>
  readControls(form, (control) => (isTicked(control) && !control.checked ? null : control.value));

/** What the page put into a form, before anyone typed. */
export const readDefaults = (form: HTMLFormElement): FormValues =>
  readControls(form, (control) => {
    if (isTicked(control)) return control.defaultChecked ? control.value : null;
    if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
  });

export const haveSameValues = (one: FormValues, other: FormValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As a person would type it: React's own fields hear of it, too. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Puts values into the fields that there are; one that appears with another's choice gets its own in a second turn. */
export function writeValues(form: HTMLFormElement, values: FormValues): void {
  const at = new Map<string, number>();
  for (const control of getControls(form)) {
    const own = values[control.name];
    if (own === undefined) continue;
    if (isTicked(control)) {
      const isWanted = own.includes(control.value);
      if (control.checked !== isWanted && (isWanted || control.type === "checkbox")) control.click();
      continue;
    }
    const place = at.get(control.name) ?? 0;
    at.set(control.name, place + 1);
    const value = own[place];
    if (value !== undefined && control.value !== value) setValue(control, value);
  }
}
