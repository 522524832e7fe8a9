import { getLocale } from "#language-runtime";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import type { ResumeInHand } from "../form/frame/use-resume.ts";
import { profileFromValues } from "../form/values/profile-from-values.ts";
import { withChanges, withoutBlank } from "./apply-changes.ts";
import { ReadCvCard } from "./read-cv-card.tsx";
import type { CvTaker } from "./use-read-cv.ts";

/** The resume's form filled in from a CV, which becomes its CV where it has none. */
export function ReadResumeCv({ resume }: { readonly resume: ResumeInHand }) {
  const { form, files, lists, putIn, values } = resume;
  const put = (cv: File) => {
    files.choose({ cv });
    form.clearErrors("personalData.cvName");
  };
  const taker: CvTaker = {
    data: () => profileFromValues(withoutBlank(form.getValues()), otherIdsOf(lists)),
    take(changes, cv) {
      putIn(withChanges(form.getValues(), changes, getLocale()));
      if (cv !== null) put(cv);
    },
    cv: { file: files.cv, isEmpty: files.cv === null && values.personalData.cvName === "", put },
  };
  return <ReadCvCard taker={taker} />;
}
