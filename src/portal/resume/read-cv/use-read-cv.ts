import { useState } from "react";
import { getLocale } from "#language-runtime";
import { browserApi } from "../../../contract/browser-api.ts";
import { otherIdsOf } from "../form/frame/form-lists.ts";
import type { ResumeInHand } from "../form/frame/use-resume.ts";
import { profileFromValues } from "../form/values/profile-from-values.ts";
import { withChanges } from "./apply-changes.ts";
import { readCv } from "./read-cv.calls.ts";
import type { CvChange } from "./read-cv.schema.ts";

/** What a CV brought, waiting for the person. */
export interface CvReview {
  file: File;
  changes: CvChange[];
  unread: string[];
}

export type CvReading =
  | { status: "idle" }
  | { status: "reading" }
  | { status: "refused"; message: string }
  | { status: "nothing-new" }
  | { status: "review"; review: CvReview }
  | { status: "filled"; count: number };

export const isPdf = ({ name, type }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

/** Filling in the form from a CV: it is read, its changes are shown, and those that are taken stand in the form. */
export function useReadCv({ form, files, lists, putIn }: ResumeInHand) {
  const [reading, setReading] = useState<CvReading>({ status: "idle" });

  const read = async (file: File) => {
    setReading({ status: "reading" });
    const data = profileFromValues(form.getValues(), otherIdsOf(lists));
    const sent = await browserApi.send(readCv, { body: { file, lang: getLocale(), data } });
    if (sent.status === "refused") {
      const own = sent.errors.find(({ path }) => path === "file")?.message;
      return setReading({ status: "refused", message: own ?? sent.message });
    }
    const { changes, unread } = sent.answer.data;
    setReading(
      changes.length === 0 ? { status: "nothing-new" } : { status: "review", review: { file, changes, unread } },
    );
  };

  return {
    reading,
    read,
    close: () => setReading({ status: "idle" }),
    /** Puts what was ticked into the form; the file becomes the CV where the person says so. */
    take(changes: readonly CvChange[], cv: File | null) {
      putIn(withChanges(form.getValues(), changes, getLocale()));
      if (cv !== null) files.choose({ cv });
      setReading({ status: "filled", count: changes.length });
    },
  };
}

export type ReadCv = ReturnType<typeof useReadCv>;
