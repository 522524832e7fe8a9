import type { Locator } from "@playwright/test";
import { z } from "zod";

const emptyField = z.object({
  kind: z.enum(["text", "password", "select", "radio", "checkbox", "find", "photo", "cv"]),
  id: z.string(),
  label: z.string(),
});

/** A field on the screen that must be filled in and is empty. */
export type EmptyField = z.infer<typeof emptyField>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Answers of this bench's person, as patterns of labels; the first option where none fits. */
const preferred = "Laki-laki|Pelajar|Aktif mencari|Setiap minggu|Sarjana|Belum menikah";

/**
 * Runs in the page: the empty fields in a part of it that must be filled in, in the order of the page.
 * A field says "(opsional)" in a `small` of its label when it may stay empty.
 */
function listInPage(place: Element, preferences: string): { kind: string; id: string; label: string }[] {
  const pattern = new RegExp(preferences, "i");
  const isOpen = (element: Control) =>
    element.checkVisibility() &&
    !element.matches(":disabled, [readonly], [type=search], [type=hidden]") &&
    element.closest("[data-captcha], search, [role=search]") === null;
  const labelElement = (element: Control) => element.labels?.[0];
  const getLabel = (element: Control) =>
    (element.getAttribute("aria-label") ?? labelElement(element)?.textContent ?? "").trim();
  const isOptional = (element: Control) => {
    const legend = element.closest("fieldset")?.querySelector("legend");
    return [labelElement(element), legend].some((words) => words?.querySelector("small")?.textContent.includes("ops"));
  };
  const nameIt = (element: Control) => {
    element.dataset["bench"] ??= String(Math.random());
    return element.dataset["bench"];
  };
  const getGroup = (radio: HTMLInputElement) => [
    ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(radio.name)}"]`),
  ];
  /** What reads a CV is no field, and what has a file offers to change it. */
  const getKindOfFile = (text: string) => {
    if (/pilih foto/i.test(text)) return "photo";
    return /pilih cv/i.test(text) ? "cv" : null;
  };
  const getKind = (element: Control): string | null => {
    if (element instanceof HTMLSelectElement) return element.value === "" ? "select" : null;
    if (element instanceof HTMLTextAreaElement) return element.value === "" ? "text" : null;
    if (element instanceof HTMLButtonElement) return element.querySelector("[data-empty=true]") ? "find" : null;
    if (!(element instanceof HTMLInputElement)) return null;
    if (element.type === "checkbox")
      return element.checked || /ingat saya|saya masih/i.test(getLabel(element)) ? null : "checkbox";
    if (element.type === "file") return getKindOfFile(getLabel(element));
    if (element.type === "radio") {
      const group = getGroup(element);
      const best = group.find((one) => pattern.test(getLabel(one))) ?? group[0];
      return element === best && !group.some(({ checked }) => checked) ? "radio" : null;
    }
    if (element.value !== "") return null;
    return element.type === "password" ? "password" : "text";
  };
  const all = [...place.querySelectorAll<Control>("input, select, textarea, button")];
  return all.flatMap((element) => {
    const kind = isOpen(element) && !isOptional(element) ? getKind(element) : null;
    return kind === null ? [] : [{ kind, id: nameIt(element), label: getLabel(element) }];
  });
}

/** The empty fields in a part of the page that must be filled in. */
export async function listEmptyFields(place: Locator): Promise<EmptyField[]> {
  return z.array(emptyField).parse(await place.evaluate(listInPage, preferred));
}
