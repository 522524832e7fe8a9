import { m } from "#messages";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { listLimits } from "../../../rules/limits.ts";
import { MonthOfYear } from "../controls/month-of-year.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import { emptyInternship } from "../values/values-from-profile.ts";
import type { EntryProps } from "./education-section.tsx";
import { EntryList } from "./entry-list.tsx";
import { ChoiceField, LineField, PickField, useResumeField } from "./fields.tsx";

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
      section="internship"
    />
  );
}

/** One internship (P3). */
function InternshipEntry({ index }: EntryProps) {
  const { lists } = useResumeForm();
  return (
    <Fields>
      <LineField
        name={`internshipList.${index}.institutionName`}
        set="names"
        label={m.resumes_form_internship_institution()}
        autoComplete="organization"
      />
      <ChoiceField
        name={`internshipList.${index}.internFuction`}
        label={m.resumes_form_function()}
        placeholder={m.resumes_form_function_choose()}
        options={lists.function}
      />
      <PickField
        name={`internshipList.${index}.internIndustry`}
        options={lists.industry}
        label={m.resumes_form_industry()}
        placeholder={m.resumes_form_industry_choose()}
        searchLabel={m.resumes_form_industry_search()}
      />
      <MonthField name={`internshipList.${index}.startDate`} label={m.resumes_form_start_month()} />
      <MonthField name={`internshipList.${index}.endDate`} label={m.resumes_form_end_month()} />
    </Fields>
  );
}

interface MonthFieldProps {
  readonly name: `internshipList.${number}.${"startDate" | "endDate"}`;
  readonly label: string;
}

/** A month of a year. */
function MonthField({ name, label }: MonthFieldProps) {
  const { field, error } = useResumeField(name);
  const { today } = useResumeForm();
  const { value, onChange, onBlur } = field;
  return <MonthOfYear {...{ name, label, error, value, onChange, onBlur }} lastYear={today.year + 1} />;
}
