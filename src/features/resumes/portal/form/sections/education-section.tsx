import { m } from "#messages";
import { listLimits } from "../../../rules/limits.ts";
import { emptyEducation } from "../values/empty-values.ts";
import { EducationEntry } from "./education-entry.tsx";
import { EntryList } from "./entries/entry-list.tsx";

/** The list of educations (P2). */
export function EducationSection() {
  const max = listLimits.educations;
  const section = m.resumes_form_section_education();
  return (
    <EntryList
      list="pendidikanList"
      max={max}
      empty={emptyEducation}
      entry={EducationEntry}
      nameOf={(number) => m.resumes_form_entry_name({ section, number })}
      addLabel={m.resumes_form_add_education()}
      none={m.resumes_form_none_education()}
      full={m.resumes_form_full({ max })}
    />
  );
}
