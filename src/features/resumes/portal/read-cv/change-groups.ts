import { m } from "#messages";
import { sectionOfField } from "../form/checks/section-states.ts";
import { sectionTitle } from "../form/frame/section-words.ts";
import type { CvChange } from "./read-cv.schema.ts";

/** From here on a reading counts as sure (suggestions §3). */
const sure = 0.7;

/** What is to be looked at before it is taken: it starts unticked. */
export const isUnsure = ({ confidence }: CvChange) => confidence < sure;

/** Changes of one thing: the facts about the person, or one entry of a list. */
export interface CvChangeGroup {
  title: string;
  changes: CvChange[];
}

const labels: Readonly<Record<string, () => string>> = {
  nama: m.resumes_form_name,
  email: m.resumes_form_email,
  dob: m.resumes_form_birth_date,
  gender: m.resumes_form_gender,
  noTelp: m.resumes_form_phone,
  domisili: m.resumes_form_domicile,
  gelarID: m.resumes_form_degree,
  institusiID: m.resumes_form_institution,
  jurusanID: m.resumes_form_major,
  isPresent: m.resumes_form_is_studying,
  tahunMasuk: m.resumes_form_start_year,
  tahunKeluar: m.resumes_form_graduation,
  nilai: m.resumes_form_grade,
  maxNilai: m.resumes_form_grade_scale,
  name: m.resumes_form_company,
  posisi: m.resumes_form_position,
  pangkatID: m.resumes_form_rank,
  industryId: m.resumes_form_industry,
  department: m.resumes_form_department,
  mainJob1: m.resumes_form_main_job,
  tahunMulai: m.resumes_form_start_year,
  tahunSelesai: m.resumes_form_end_year,
  institutionName: m.resumes_form_internship_institution,
  internFuction: m.resumes_form_function,
  startDate: m.resumes_form_start_month,
  endDate: m.resumes_form_end_month,
  jabatanID: m.resumes_form_organisation_position,
};

/** What the form calls the field that a change is about. */
export function labelOf({ path }: CvChange): string {
  if (path.startsWith("organisasiList") && path.endsWith(".name")) return m.resumes_form_organisation();
  return labels[path.split(".").at(-1) ?? ""]?.() ?? path;
}

function titleOf(path: string): string {
  const section = sectionTitle(sectionOfField(path));
  const number = /\.(\d+)\./.exec(path)?.[1];
  return number === undefined ? section : m.resumes_form_entry_name({ section, number: Number(number) + 1 });
}

/** Changes by what they are about, in the form's order. */
export function cvChangeGroups(changes: readonly CvChange[]): CvChangeGroup[] {
  const groups = new Map<string, CvChange[]>();
  for (const change of changes) groups.set(titleOf(change.path), [...(groups.get(titleOf(change.path)) ?? []), change]);
  return [...groups].map(([title, own]) => ({ title, changes: own }));
}
