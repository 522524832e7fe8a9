import "../../field-texts.ts";
import type { OtherIds } from "../../../field-kinds.ts";
import { todayInJakarta } from "../../../rules/calendar.ts";
import { getFaults } from "../../../whole-form.ts";
import { profilePath } from "../../wire/paths.ts";
import { profileSchema } from "../../wire/profile.schema.ts";
import { consentsFrom, resumeFromProfile } from "../../wire/resume-from-form.ts";
import { profileFromValues } from "../values/profile-from-values.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";

/** A wrong or missing field, by the profile's wire path: `pendidikanList.0.nilai`, `personalData.cvName`. */
export interface FieldFault {
  path: string;
  code: string;
  /** The server's own sentence, where it refused what the browser let pass. */
  message?: string;
}

/** What lies beside the fields. */
export interface Beside {
  others: OtherIds;
  hasPhoto: boolean;
  hasCv: boolean;
}

export type CheckValues = (values: ResumeValues, beside: Beside) => FieldFault[];

/** The profile leaves the last year of a current job open; the form asks which of both it is. */
function openEnds(values: ResumeValues): FieldFault[] {
  return values.pengalamanList.flatMap(({ isCurrent, tahunSelesai }, index) =>
    isCurrent || tahunSelesai !== "" ? [] : [{ path: `pengalamanList.${index}.tahunSelesai`, code: "required" }],
  );
}

/** Checks a form by the rules of the server (one schema for both), everything at once. */
export function createCheck(now: () => Date): CheckValues {
  const schema = profileSchema(now);
  return (values, { others, hasPhoto, hasCv }) => {
    const raw = { ...profileFromValues(values, others), version: 0 };
    const faults = getFaults(
      {
        schema,
        read: (profile) => ({
          resume: resumeFromProfile(profile),
          hasPhoto,
          hasCv,
          consents: consentsFrom(profile),
        }),
        namesOf: (path) => [profilePath(path)],
        today: todayInJakarta(now()),
      },
      raw,
      others,
    );
    return [...faults.map(({ path, code }) => ({ path: path.map(String).join("."), code })), ...openEnds(values)];
  };
}
