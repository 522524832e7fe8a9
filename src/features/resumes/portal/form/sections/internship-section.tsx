import { m } from "#messages";
import { listLimits } from "../../../rules/limits.ts";
import { emptyInternship } from "../values/empty-values.ts";
import { EntryList } from "./entries/entry-list.tsx";
import { InternshipEntry } from "./internship-entry.tsx";

/** The list of internships (P3). */
export function InternshipSection() {
  const max = listLimits.internships;
  const section = m.resumes_form_section_internship();
  return (
    <EntryList
      list="internshipList"
      max={max}
      empty={emptyInternship}
      entry={InternshipEntry}
      nameOf={(number) => m.resumes_form_entry_name({ section, number })}
      addLabel={m.resumes_form_add_internship()}
      none={m.resumes_form_none_internship()}
      full={m.resumes_form_full({ max })}
    />
  );
}
