import { z } from "zod";
import {
  birthDate,
  category,
  email,
  experienceMonths,
  experienceYears,
  gender,
  line,
  listId,
  maybe,
  phone,
  salary,
  version,
} from "../../fields.schema.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { consent, lists } from "./entries.schema.ts";

/** Tells the time; ages and years count by it. */
type Now = () => Date;

function personalData(now: Now) {
  return z.preprocess(
    (value) => value ?? {},
    z.object({
      nama: maybe(line("names")),
      email: maybe(email),
      dob: maybe(birthDate(now)),
      domisili: maybe(listId),
      domisiliOther: maybe(line("plain")),
      gender: maybe(gender),
      noTelp: maybe(phone),
      yoeYear: maybe(experienceYears),
      yoeMonth: maybe(experienceMonths),
      expectedSalary: maybe(salary),
      kategoriPengalaman: maybe(category),
      seekingJobStatusId: maybe(listId),
      emailSuggestionPeriodId: maybe(listId),
      /** The stored photo's address: absent keeps the photo, null takes it away. */
      oldImageUrl: z.string().nullish(),
      /** The stored CV's own name, likewise. */
      cvName: z.string().nullish(),
    }),
  );
}

/**
 * `data` of update-profile, in the wire's names (§3 "Profile"): what is absent or null is stored as missing, a wrong
 * value is refused.
 */
export function profileSchema(now: Now) {
  const { educations, internships, experiences, organisations } = lists(() => todayInJakarta(now()));
  return z.object({
    personalData: personalData(now),
    pendidikanList: educations,
    pengalamanList: experiences,
    organisasiList: organisations,
    internshipList: internships,
    consent,
    /** Of the profile that was read; a stale one is refused (409). */
    version,
  });
}

/** What update-profile sends. */
export type Profile = z.output<ReturnType<typeof profileSchema>>;
