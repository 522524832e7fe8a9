import { educationFields, experienceFields, internshipFields, organisationFields } from "../../entry-fields.ts";
import { renameFields } from "../../field-kinds.ts";
import { personalFields, seekingFields } from "../../fields.ts";
import type { Consents, Resume } from "../../resume.ts";
import { formatDay } from "../../rules/calendar.ts";
import type { Profile } from "./profile.schema.ts";
import type { SignUpForm } from "./sign-up.schema.ts";

type Lists = Pick<Profile, "pendidikanList" | "pengalamanList" | "organisasiList" | "internshipList">;

/** Numbers for entries that have none yet: a number stays with its entry, so that a form knows which is which. */
function numbered<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => number | null,
): { entry: Entry; id: number }[] {
  let last = Math.max(0, ...entries.map((entry) => idOf(entry) ?? 0));
  const taken = new Set<number>();
  return entries.map((entry) => {
    const own = idOf(entry);
    const id = own !== null && own > 0 && !taken.has(own) ? own : ++last;
    taken.add(id);
    return { entry, id };
  });
}

/** The resume's lists in a form's. */
function listsFromForm({
  pendidikanList,
  pengalamanList,
  organisasiList,
  internshipList,
}: Lists): Pick<Resume, "educations" | "experiences" | "organisations" | "internships"> {
  return {
    educations: numbered(pendidikanList, ({ id }) => id).map(({ entry, id }) => ({
      id,
      ...renameFields(educationFields, entry, "wire", "name"),
    })),
    experiences: numbered(pengalamanList, ({ id }) => id).map(({ entry, id }) => ({
      id,
      ...renameFields(experienceFields, entry, "wire", "name"),
    })),
    organisations: numbered(organisasiList, ({ id }) => id).map(({ entry, id }) => ({
      id,
      ...renameFields(organisationFields, entry, "wire", "name"),
    })),
    internships: numbered(internshipList, ({ flkinternshipId }) => flkinternshipId).map(({ entry, id }) => ({
      id,
      ...renameFields(internshipFields, entry, "wire", "name"),
    })),
  };
}

/** The resume in what update-profile sent. */
export function resumeFromProfile(profile: Profile): Resume {
  return {
    ...renameFields(personalFields, profile.personalData, "wire", "name"),
    ...renameFields(seekingFields, profile.personalData, "wire", "name"),
    ...listsFromForm(profile),
  };
}

/** The resume in a sign-up form. */
export function resumeFromSignUp(form: SignUpForm): Resume {
  const { PERSONAL_DATA: personal, EDUCATION, EXPERIENCE, ORGANIZATION, INTERNSHIP } = form;
  const { dobYear: year, dobMonth: month, dobDate: day } = personal;
  const birthDate = year === null || month === null || day === null ? null : formatDay({ year, month, day });
  const { SEEKING_JOB_STATUS, EMAIL_SUGGESTION_PERIOD } = form;
  const seeking = { SEEKING_JOB_STATUS: SEEKING_JOB_STATUS.id, EMAIL_SUGGESTION_PERIOD: EMAIL_SUGGESTION_PERIOD.id };
  return {
    ...renameFields(personalFields, personal, "signUp", "name"),
    birthDate,
    ...renameFields(seekingFields, seeking, "signUp", "name"),
    ...listsFromForm({
      pendidikanList: EDUCATION,
      pengalamanList: EXPERIENCE,
      organisasiList: ORGANIZATION,
      internshipList: INTERNSHIP,
    }),
  };
}

/** The consents of a form. */
export function consentsFrom({ consent }: Pick<Profile, "consent">): Consents {
  return { dataTruth: consent.kebenaranData, dataUse: consent.penggunaanData };
}
