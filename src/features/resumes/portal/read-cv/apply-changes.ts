import type { Language } from "../../../../i18n/language.ts";
import { type ResumeValues, resumeValues } from "../form/values/resume-values.schema.ts";
import { gradeText } from "../form/values/texts.ts";
import {
  dayParts,
  emptyEducation,
  emptyExperience,
  emptyInternship,
  emptyOrganisation,
  monthParts,
  phoneParts,
} from "../form/values/values-from-profile.ts";
import { fieldOfProfilePath } from "../wire/paths.ts";
import type { CvChange } from "./read-cv.schema.ts";

type Scalar = CvChange["values"][string];

/** What an entry holds that a change begins. */
const emptyEntries = {
  pendidikanList: emptyEducation,
  pengalamanList: emptyExperience,
  internshipList: emptyInternship,
  organisasiList: emptyOrganisation,
} as const;

/** What the form holds in the field of a path for the wire's value; `after` is the value in words. */
function typedAt(path: string, value: Scalar, after: string, language: Language): unknown {
  const text = value === null ? "" : String(value);
  switch (fieldOfProfilePath(path)?.kind) {
    case "found":
      return value === null ? null : { value: text, label: after };
    case "birthDate":
      return dayParts(text);
    case "phone":
      return phoneParts(text);
    case "month":
      return monthParts(text);
    case "tick":
      return value === true;
    case "grade":
      return typeof value === "number" ? gradeText(value, language) : text;
    default:
      return text;
  }
}

function isEntries(list: string): list is keyof typeof emptyEntries {
  return Object.hasOwn(emptyEntries, list);
}

/** A list with a field of one of its entries filled in; entries up to it are begun. */
function withField(entries: readonly object[], empty: object, at: number, filled: object): object[] {
  const length = Math.max(entries.length, at + 1);
  return Array.from({ length }, (_, place) => ({ ...(entries[place] ?? empty), ...(place === at ? filled : {}) }));
}

/** A job whose last year is taken away continues; one that has a last year does not. */
const ending = (field: string, value: Scalar) => (field === "tahunSelesai" ? { isCurrent: value === null } : {});

/** The form without entries that nothing was put into: a CV's own come in their place. */
export function withoutBlank(values: ResumeValues): ResumeValues {
  const filled = <Entry>(entries: readonly Entry[], empty: Entry) =>
    entries.filter((entry) => JSON.stringify(entry) !== JSON.stringify(empty));
  return {
    ...values,
    pendidikanList: filled(values.pendidikanList, emptyEducation),
    pengalamanList: filled(values.pengalamanList, emptyExperience),
    internshipList: filled(values.internshipList, emptyInternship),
    organisasiList: filled(values.organisasiList, emptyOrganisation),
  };
}

/**
 * The form with changes of a CV in it, which was read for the form without blank entries. An entry that is only begun
 * because a later one was taken is left out.
 * @param language in which grades are written
 */
export function withChanges(values: ResumeValues, changes: readonly CvChange[], language: Language): ResumeValues {
  const next: Record<string, unknown> = { ...withoutBlank(values) };
  for (const change of changes) {
    for (const [path, value] of Object.entries(change.values)) {
      const [root = "", at = "", name = ""] = path.split(".");
      const own = next[root];
      if (isEntries(root)) {
        const filled = { [name]: typedAt(path, value, change.after, language), ...ending(name, value) };
        next[root] = withField(Array.isArray(own) ? own : [], emptyEntries[root], Number(at), filled);
      } else if (typeof own === "object" && own !== null) {
        next[root] = { ...own, [at]: typedAt(path, value, change.after, language) };
      }
    }
  }
  return withoutBlank(resumeValues.parse(next));
}
