import type { Variant } from "../../../../domain/extended-forms/definition/field.ts";
import type { FormLists } from "../../../../domain/extended-forms/form-lists.ts";
import { photoPath } from "../../../../domain/extended-forms/photo.ts";
import { type CheckForm, createCheck, type Fault } from "./check-form.ts";
import { formResolver } from "./form-resolver.ts";

/** The rules of a form on a page, and what the page has asked for so far. */
export function createChecking(variant: Variant, lists: FormLists) {
  const found = createCheck(variant, lists, () => new Date());
  let isAsked = false;
  let hasPhoto = false;
  let refused: readonly Fault[] = [];
  const check: CheckForm = (form) => {
    const { wrong, missing } = found(form);
    // A photo that waits to be sent is there.
    return { wrong, missing: missing.filter(({ path }) => path !== photoPath || !hasPhoto) };
  };
  const resolver = formResolver((form) => {
    const { wrong, missing } = check(form);
    return [...wrong, ...(isAsked ? missing : []), ...refused];
  });
  return {
    check,
    resolver,
    /** From now on what is missing is told at its field. */
    askForAll: () => {
      isAsked = true;
    },
    /** What the server refused is told at the next look, and no longer. */
    refuse: (faults: readonly Fault[]) => {
      refused = faults;
    },
    photoWaits: (waits: boolean) => {
      hasPhoto = waits;
    },
  };
}
