import { m } from "#messages";
import { monthName } from "../../../../../i18n/formats.ts";
import type { Option } from "../../../../../ui/fields/select-field.tsx";
import type { FormLists } from "../frame/form-lists.ts";
import type {
  Chosen,
  EducationValues,
  ExperienceValues,
  InternshipValues,
  OrganisationValues,
  ResumeValues,
} from "../values/resume-values.schema.ts";

type ListName = "pendidikanList" | "internshipList" | "pengalamanList" | "organisasiList";
type Entry = ResumeValues[ListName][number];

/** The text of a chosen option; empty when nothing is chosen. */
export function labelIn(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? "";
}

/** What was chosen, or written in its place where 'Others' was. */
export function chosenText(chosen: Chosen, written: string, other: Option | null): string {
  const isOther = other !== null && chosen?.value === other.value;
  return isOther && written !== "" ? written : (chosen?.label ?? "");
}

function joined(...parts: string[]): string {
  return parts.filter((part) => part !== "").join(", ");
}

function span(start: string, end: string): string {
  return start === "" || end === "" ? start || end : `${start}–${end}`;
}

function getMonth({ year, month }: InternshipValues["startDate"]): string {
  return year === "" || month === "" ? "" : `${monthName(Number(month))} ${year}`;
}

function education(entry: EducationValues, lists: FormLists): string {
  return joined(
    labelIn(lists.degree, entry.gelarID),
    chosenText(entry.jurusanID, entry.jurusanOther, lists.others.major),
    chosenText(entry.institusiID, entry.institusiOther, lists.others.institution),
    span(entry.tahunMasuk, entry.tahunKeluar),
    entry.nilai === "" ? "" : m.resumes_form_grade_of({ grade: entry.nilai, scale: entry.maxNilai }),
  );
}

function internship(entry: InternshipValues, lists: FormLists): string {
  return joined(
    entry.institutionName,
    labelIn(lists.function, entry.internFuction),
    entry.internIndustry?.label ?? "",
    span(getMonth(entry.startDate), getMonth(entry.endDate)),
  );
}

function experience(entry: ExperienceValues, lists: FormLists): string {
  const end = entry.isCurrent ? m.resumes_form_until_now() : entry.tahunSelesai;
  return joined(
    entry.posisi,
    entry.name,
    labelIn(lists.rank, entry.pangkatID),
    entry.department,
    entry.mainJob1,
    span(entry.tahunMulai, end),
  );
}

function organisation(entry: OrganisationValues, lists: FormLists): string {
  return joined(
    entry.name,
    labelIn(lists.organisationPosition, entry.jabatanID),
    labelIn(lists.organisationScope, entry.lingkupID),
  );
}

/** An entry of a list in one line; empty when nothing is filled in. */
export function entryText(entry: Entry | undefined, lists: FormLists): string {
  if (entry === undefined) return "";
  if ("gelarID" in entry) return education(entry, lists);
  if ("flkinternshipId" in entry) return internship(entry, lists);
  if ("posisi" in entry) return experience(entry, lists);
  return organisation(entry, lists);
}

/** Length of work experience: "1 tahun 6 bulan". */
export function durationText(years: number, months: number): string {
  if (years === 0 && months === 0) return m.resumes_form_duration_text_none();
  if (years === 0) return m.resumes_form_duration_text_months({ months });
  return months === 0 ? m.resumes_form_duration_text_years({ years }) : m.resumes_form_duration_text({ years, months });
}
