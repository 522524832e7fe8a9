import { z } from "zod";
import { blankIsAbsent, numberOfText } from "../../../contract/field-values.ts";
import { masterEntry } from "../../reference-data/portal/master-data.schema.ts";
import { version } from "../../resumes/fields.schema.ts";
import { type GroupName, groupNames, groupsOfHalf } from "../definition/definition.ts";
import { formSchema, sentFormSchema } from "../form.schema.ts";

type Now = () => Date;

/** `freshgraduate` or `professional`; anything else is no such call. */
const path = z.object({ variant: z.string().max(100) });
const lang = z.preprocess(blankIsAbsent, z.string().optional());

export const plainRequest = z.object({ path, body: z.object({ lang }) });

/** `version` of the form that was read, 0 for none; `photo` takes the place of the one that is there. */
function savingRequest(names: readonly GroupName[], now: Now) {
  const body = z.object({
    data: sentFormSchema(names, now),
    version: z.preprocess(numberOfText, version),
    photo: z.preprocess(blankIsAbsent, z.file().optional()),
    lang,
  });
  return z.object({ path, body });
}

export const firstHalfRequest = (now: Now) => savingRequest(groupsOfHalf(1), now);
export const secondHalfRequest = (now: Now) => savingRequest(groupsOfHalf(2), now);
export const wholeFormRequest = (now: Now) => savingRequest(groupNames, now);

/** Absent groups are not filled in, so what is stored reads by the schema of today, whatever it was stored by. */
export function formAnswer(now: Now) {
  return z.object({
    applicantID: z.number(),
    data: formSchema(groupNames, now),
    /** Dotted paths into `data` of what a complete form lacks. */
    missing: z.array(z.string()),
    /** Our addition: paths of what stands there because the resume says it. */
    fromResume: z.array(z.string()),
    version: z.number(),
    updatedAt: z.string().nullable(),
    isSubmitted: z.boolean(),
    submittedAt: z.string().nullable(),
  });
}

/** Every list that the form chooses from, by its name; of a long one the beginning and `other`. */
export const masterDataAnswer = z.object({ data: z.record(z.string(), z.array(masterEntry)) });

export type PlainRequest = z.output<typeof plainRequest>;
export type SavingRequest = z.output<ReturnType<typeof savingRequest>>;
export type FormAnswer = z.output<ReturnType<typeof formAnswer>>;
export type MasterDataAnswer = z.output<typeof masterDataAnswer>;
