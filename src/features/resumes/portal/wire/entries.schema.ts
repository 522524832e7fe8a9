import { z } from "zod";
import { educationFields, experienceFields, internshipFields, organisationFields } from "../../entry-fields.ts";
import { mapFields } from "../../field-kinds.ts";
import { across, maybe, sentOfKind, ticked } from "../../fields.schema.ts";
import { todayInJakarta } from "../../rules/calendar.ts";
import { gradeFault, graduationFault, isStudyingTooLong } from "../../rules/education.ts";
import { listLimits } from "../../rules/limits.ts";

type Sent = ReturnType<typeof sentOfKind>;
type Year = () => number;

const entryId = maybe(z.int().nonnegative());

function list<Entry extends z.ZodType>(entry: Entry, max: number) {
  return z.preprocess((value) => value ?? [], z.array(entry).max(max, "too-many-entries"));
}

/** Entry of pendidikanList and EDUCATION. */
function education(sent: Sent, currentYear: Year) {
  const fields = z.object({ id: entryId, ...mapFields(educationFields, "wire", sent) });
  return across(fields, ({ tahunMasuk, tahunKeluar, nilai, maxNilai, isPresent }, fault) => {
    if (isPresent && tahunMasuk !== null && isStudyingTooLong(tahunMasuk, currentYear())) {
      fault("tahunMasuk", "studying-too-long");
    }
    if (maxNilai !== null) fault("maxNilai", gradeFault(maxNilai, null));
    if (nilai !== null) fault("nilai", gradeFault(nilai, maxNilai));
    if (tahunKeluar === null) return;
    const years = { start: tahunMasuk, end: tahunKeluar, isStudying: isPresent };
    fault("tahunKeluar", graduationFault(years, currentYear()));
  });
}

/** Entry of pengalamanList and EXPERIENCE; a current job has no last year. */
function experience(sent: Sent) {
  const fields = z.object({ id: entryId, ...mapFields(experienceFields, "wire", sent) });
  return across(fields, ({ tahunMulai, tahunSelesai }, fault) => {
    const isTurned = tahunMulai !== null && tahunSelesai !== null && tahunSelesai < tahunMulai;
    fault("tahunSelesai", isTurned ? "year-order" : null);
  });
}

/** Entry of internshipList and INTERNSHIP; one that continues says when it is to end. */
function internship(sent: Sent) {
  const fields = z.object({ flkinternshipId: entryId, ...mapFields(internshipFields, "wire", sent) });
  return across(fields, ({ startDate, endDate }, fault) => {
    const isTurned = startDate !== null && endDate !== null && endDate < startDate;
    fault("endDate", isTurned ? "month-order" : null);
  });
}

/** The four lists, whose entries have the same fields in the profile and in the sign-up form (wire, "Shapes"). */
export function lists(now: () => Date) {
  const sent = sentOfKind(now);
  const organisation = z.object({ id: entryId, ...mapFields(organisationFields, "wire", sent) });
  return {
    educations: list(
      education(sent, () => todayInJakarta(now()).year),
      listLimits.educations,
    ),
    internships: list(internship(sent), listLimits.internships),
    experiences: list(experience(sent), listLimits.experiences),
    organisations: list(organisation, listLimits.organisations),
  };
}

/** kebenaranData: the data is true; penggunaanData: the group's companies may use it (§5). */
export const consent = z.preprocess(
  (value) => value ?? {},
  z.object({ kebenaranData: ticked, penggunaanData: ticked }),
);
