import { m } from "#messages";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { ChoiceField } from "../fields/choice-field.tsx";
import { PickField } from "../fields/find-field.tsx";
import { LineField } from "../fields/line-field.tsx";
import { MonthField } from "../fields/month-field.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import type { EntryProps } from "./education-entry.tsx";

/** One internship (P3). */
export function InternshipEntry({ index }: EntryProps) {
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
