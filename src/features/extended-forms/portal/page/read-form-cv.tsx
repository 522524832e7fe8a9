import { ReadCvCard } from "../../../resumes/portal/read-cv/read-cv-card.tsx";
import type { CvTaker } from "../../../resumes/portal/read-cv/use-read-cv.ts";
import { toForm } from "./controls.ts";
import { asProfile, chosenBy, fitting, withCvChanges } from "./cv-fields.ts";
import { useFormParts } from "./frame/form-context.ts";
import type { FormInHand } from "./frame/use-extended-form.ts";
import { showDraft } from "./keep/show-draft.ts";

/** The extended form filled in from a CV: what it shares with the resume. It keeps no CV. */
export function ReadFormCv({ hand }: { readonly hand: FormInHand }) {
  const { form, lists, decimal } = hand;
  const { remember } = useFormParts();
  const taker: CvTaker = {
    data: () => asProfile(toForm(form.getValues())),
    fits: fitting,
    take(changes) {
      for (const { list, value, label } of chosenBy(changes)) remember(list, { value, label });
      showDraft(form, withCvChanges(toForm(form.getValues()), changes, lists), decimal);
    },
  };
  return <ReadCvCard taker={taker} keeps="none" />;
}
