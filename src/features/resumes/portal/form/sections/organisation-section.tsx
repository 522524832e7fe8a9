import { m } from "#messages";
import { listLimits } from "../../../rules/limits.ts";
import { emptyOrganisation } from "../values/empty-values.ts";
import { EntryList } from "./entries/entry-list.tsx";
import { OrganisationEntry } from "./organisation-entry.tsx";

/** The list of organisations (P5). */
export function OrganisationSection() {
  const max = listLimits.organisations;
  const section = m.resumes_form_section_organisation();
  return (
    <EntryList
      list="organisasiList"
      max={max}
      empty={emptyOrganisation}
      entry={OrganisationEntry}
      nameOf={(number) => m.resumes_form_entry_name({ section, number })}
      addLabel={m.resumes_form_add_organisation()}
      none={m.resumes_form_none_organisation()}
      full={m.resumes_form_full({ max })}
    />
  );
}
