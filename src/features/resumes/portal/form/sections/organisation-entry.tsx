import { m } from "#messages";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { ChoiceField } from "../fields/choice-field.tsx";
import { LineField } from "../fields/line-field.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { EntryProps } from "./education-entry.tsx";

/** One organisation (P5). */
export function OrganisationEntry({ index }: EntryProps) {
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
