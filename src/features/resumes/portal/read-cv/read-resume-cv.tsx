import { getLocale } from "#language-runtime";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import type { ResumeInHand } from "../form/frame/use-resume.ts";
import { profileFromValues } from "../form/values/profile-from-values.ts";
import { withChanges } from "./apply-changes.ts";
import { ReadCvCard } from "./read-cv-card.tsx";
import type { CvTaker } from "./use-read-cv.ts";

/** The resume's form filled in from a CV, which it may keep besides. */
export function ReadResumeCv({ resume }: { readonly resume: ResumeInHand }) {
  const { form, files, lists, putIn, values } = resume;
  const taker: CvTaker = {
    data: () => profileFromValues(form.getValues(), otherIdsOf(lists)),
    take(changes, cv) {
      putIn(withChanges(form.getValues(), changes, getLocale()));
      if (cv !== null) files.choose({ cv });
    },
  };
  const hasCv = files.cv !== null || values.personalData.cvName !== "";
  return <ReadCvCard taker={taker} keeps={hasCv ? "another" : "new"} />;
}
