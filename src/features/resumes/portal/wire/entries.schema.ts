import { z } from "zod";
import { across, line, listId, maybe, month, pastYear, ticked } from "../../fields.schema.ts";
import type { CalendarDay } from "../../rules/calendar.ts";
import { gradeFault, graduationFault, isStudyingTooLong } from "../../rules/education.ts";
import { listLimits } from "../../rules/limits.ts";

type Today = () => CalendarDay;
type Year = () => number;

const entryId = maybe(z.int().nonnegative());

function list<Entry extends z.ZodType>(entry: Entry, max: number) {
  return z.preprocess((value) => value ?? [], z.array(entry).max(max, "too-many-entries"));
}

/** Entry of pendidikanList and EDUCATION. */
function education(currentYear: Year) {
  const fields = z.object({
    id: entryId,
    gelarID: maybe(listId),
    institusiID: maybe(listId),
    institusiOther: maybe(line("names")),
    jurusanID: maybe(listId),
    jurusanOther: maybe(line("plain")),
    isPresent: ticked,
    tahunMasuk: maybe(pastYear(currentYear)),
    tahunKeluar: maybe(z.int("year-format")),
    nilai: maybe(z.number()),
    maxNilai: maybe(z.number()),
  });
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
function experience(currentYear: Year) {
  const fields = z.object({
    id: entryId,
    name: maybe(line("names")),
    posisi: maybe(line("plain")),
    positionTypeId: maybe(listId),
    pangkatID: maybe(listId),
    mainJob1: maybe(line("plain")),
    industryId: maybe(listId),
    department: maybe(line("plain")),
    tahunMulai: maybe(pastYear(currentYear)),
    tahunSelesai: maybe(pastYear(currentYear)),
  });
  return across(fields, ({ tahunMulai, tahunSelesai }, fault) => {
    const isTurned = tahunMulai !== null && tahunSelesai !== null && tahunSelesai < tahunMulai;
    fault("tahunSelesai", isTurned ? "year-order" : null);
  });
}

const organisation = z.object({
  id: entryId,
  jabatanID: maybe(listId),
  lingkupID: maybe(listId),
  name: maybe(line("names")),
});

/** Entry of internshipList and INTERNSHIP; one that goes on says when it is to end. */
function internship(today: Today) {
  const fields = z.object({
    flkinternshipId: entryId,
    institutionName: maybe(line("names")),
    internFuction: maybe(listId),
    internIndustry: maybe(listId),
    startDate: maybe(month(today, false)),
    endDate: maybe(month(today, true)),
  });
  return across(fields, ({ startDate, endDate }, fault) => {
    const isTurned = startDate !== null && endDate !== null && endDate < startDate;
    fault("endDate", isTurned ? "month-order" : null);
  });
}

/** The four lists, whose entries have the same fields in the profile and in the sign-up form (wire, "Shapes"). */
export function lists(today: Today) {
  const currentYear = () => today().year;
  return {
    educations: list(education(currentYear), listLimits.educations),
    internships: list(internship(today), listLimits.internships),
    experiences: list(experience(currentYear), listLimits.experiences),
    organisations: list(organisation, listLimits.organisations),
  };
}

/** kebenaranData: the data is true; penggunaanData: the group's companies may use it (§5). */
export const consent = z.preprocess(
  (value) => value ?? {},
  z.object({ kebenaranData: ticked, penggunaanData: ticked }),
);
