import { m } from "#messages";
import { monthName, numberText } from "../../../../../i18n/formats.ts";
import type { ProfileContent } from "../../../../resumes/portal/wire/profile-answer.schema.ts";
import { chosenText } from "./personal-answers.ts";
import type { TextOf } from "./text-of.ts";

/** An entry of a list: what it is, and lines about it. */
export interface EntryAnswer {
  id: number;
  title: string;
  lines: string[];
}

type Education = ProfileContent["pendidikanList"][number];
type Experience = ProfileContent["pengalamanList"][number];
type Internship = ProfileContent["internshipList"][number];
type Organisation = ProfileContent["organisasiList"][number];

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(", ");
}

function spanText(start: string, end: string): string {
  return start === "" || end === "" ? start + end : `${start}–${end}`;
}

function yearText(year: number | null): string {
  return year === null ? "" : String(year);
}

/** "Juli 2024" of "2024-07". */
function monthOf(month: string | null): string {
  return month === null ? "" : `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}

function gradeText(grade: number | null, scale: number | null): string {
  if (grade === null || scale === null) return "";
  return m.applications_review_grade({ grade: numberText(grade), scale: numberText(scale) });
}

function entry(id: number, title: string, ...lines: string[]): EntryAnswer {
  return { id, title, lines: lines.filter((line) => line !== "") };
}

function education(one: Education, textOf: TextOf): EntryAnswer {
  const years = spanText(yearText(one.tahunMasuk), yearText(one.tahunKeluar));
  const degree = textOf("degree", one.gelarID);
  const major = chosenText(textOf("major", one.jurusanID), one.jurusanOther);
  const title = joined(
    `${degree} ${major}`.trim(),
    chosenText(textOf("institution", one.institusiID), one.institusiOther),
  );
  const estimate = one.isPresent ? m.applications_review_studying() : "";
  return entry(one.id, title, joined(years, estimate), gradeText(one.nilai, one.maxNilai));
}

function experience(one: Experience, textOf: TextOf): EntryAnswer {
  const end = one.tahunSelesai === null ? m.applications_review_until_now() : yearText(one.tahunSelesai);
  const years = one.tahunMulai === null ? "" : spanText(yearText(one.tahunMulai), end);
  const work = joined(textOf("positionType", one.positionTypeId), textOf("rank", one.pangkatID));
  const place = joined(one.department, textOf("industry", one.industryId));
  return entry(one.id, joined(one.posisi, one.name), joined(years, work), place, one.mainJob1 ?? "");
}

function internship(one: Internship, textOf: TextOf): EntryAnswer {
  const months = spanText(monthOf(one.startDate), monthOf(one.endDate));
  const field = joined(textOf("function", one.internFuction), textOf("industry", one.internIndustry));
  return entry(one.flkinternshipId, one.institutionName ?? "", months, field);
}

function organisation(one: Organisation, textOf: TextOf): EntryAnswer {
  const scope = textOf("organisationScope", one.lingkupID);
  const title = joined(textOf("organisationPosition", one.jabatanID), one.name);
  return entry(one.id, title, scope === "" ? "" : m.applications_review_scope({ scope }));
}

/** The four lists as they will be sent. */
export function entryAnswers(profile: ProfileContent, textOf: TextOf) {
  return {
    educations: profile.pendidikanList.map((one) => education(one, textOf)),
    experiences: profile.pengalamanList.map((one) => experience(one, textOf)),
    internships: profile.internshipList.map((one) => internship(one, textOf)),
    organisations: profile.organisasiList.map((one) => organisation(one, textOf)),
  };
}
