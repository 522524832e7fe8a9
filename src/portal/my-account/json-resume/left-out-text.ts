import { m } from "#messages";
import type { LeftOut, LeftOutSection } from "../../../domain/resumes/json-resume/left-out.ts";
import { listText, numberText } from "../../../i18n/formats.ts";

const names: Readonly<Record<LeftOutSection, (count: { count: string }) => string>> = {
  summary: () => m.my_account_json_left_summary(),
  profiles: m.my_account_json_left_profiles,
  work: m.my_account_json_left_work,
  education: m.my_account_json_left_education,
  volunteer: m.my_account_json_left_volunteer,
  skills: m.my_account_json_left_skills,
  languages: m.my_account_json_left_languages,
  certificates: m.my_account_json_left_certificates,
  awards: m.my_account_json_left_awards,
  publications: m.my_account_json_left_publications,
  projects: m.my_account_json_left_projects,
  interests: m.my_account_json_left_interests,
  references: m.my_account_json_left_references,
  other: m.my_account_json_left_other,
};

/** A sentence that says what of a file is not taken; "" where all of it is. */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return "";
  const parts = leftOut.map(({ section, count }) => names[section]({ count: numberText(count) }));
  return m.my_account_json_left_out({ parts: listText(parts) });
}
