import { m } from "#messages";
import { listLimits } from "../../../rules/limits.ts";
import { emptyExperience } from "../values/empty-values.ts";
import { EntryList } from "./entries/entry-list.tsx";
import { ExperienceEntry } from "./experience-entry.tsx";

/** The list of experiences (P4). */
export function ExperienceSection() {
  const max = listLimits.experiences;
  const section = m.resumes_form_section_experience();
  return (
    <EntryList
      list="pengalamanList"
      max={max}
      empty={emptyExperience}
      entry={ExperienceEntry}
      nameOf={(number) => m.resumes_form_entry_name({ section, number })}
      addLabel={m.resumes_form_add_experience()}
      none={m.resumes_form_none_experience()}
      full={m.resumes_form_full({ max })}
    />
  );
}
