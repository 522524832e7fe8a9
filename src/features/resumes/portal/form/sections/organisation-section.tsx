import { m } from "#messages";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { listLimits } from "../../../rules/limits.ts";
import { useResumeForm } from "../frame/form-context.ts";
import { emptyOrganisation } from "../values/values-from-profile.ts";
import type { EntryProps } from "./education-section.tsx";
import { EntryList } from "./entry-list.tsx";
import { ChoiceField, LineField } from "./fields.tsx";

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
      section="organisation"
    />
  );
}

/** One organisation (P5). */
function OrganisationEntry({ index }: EntryProps) {
  const { lists } = useResumeForm();
  return (
    <Fields>
      <LineField
        name={`organisasiList.${index}.name`}
        set="names"
        label={m.resumes_form_organisation()}
        autoComplete="organization"
      />
      <ChoiceField
        name={`organisasiList.${index}.jabatanID`}
        label={m.resumes_form_organisation_position()}
        placeholder={m.resumes_form_organisation_position_choose()}
        options={lists.organisationPosition}
      />
      <ChoiceField
        name={`organisasiList.${index}.lingkupID`}
        label={m.resumes_form_scope()}
        placeholder={m.resumes_form_scope_choose()}
        options={lists.organisationScope}
      />
    </Fields>
  );
}
