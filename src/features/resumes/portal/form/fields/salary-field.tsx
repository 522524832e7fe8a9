import { getLocale } from "#language-runtime";
import { m } from "#messages";
import { rupiahText } from "../../../../../i18n/formats.ts";
import { MoneyField } from "../../../../../ui/fields/money-field.tsx";
import { salaryLimits } from "../../../rules/salary.ts";
import { useResumeField } from "./use-resume-field.ts";

/** Expected salary a month, grouped while typed. */
export function SalaryField() {
  const { field, error } = useResumeField("personalData.expectedSalary");
  return (
    <MoneyField
      {...field}
      label={m.resumes_form_salary()}
      hint={m.resumes_form_salary_hint({ min: rupiahText(salaryLimits.min), max: rupiahText(salaryLimits.max) })}
      error={error}
      separator={getLocale() === "id" ? "." : ","}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={10}
    />
  );
}
