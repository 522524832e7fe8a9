import { MonthOfYear } from "../controls/month-of-year.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import { useResumeField } from "./use-resume-field.ts";

interface MonthFieldProps {
  readonly name: `internshipList.${number}.${"startDate" | "endDate"}`;
  readonly label: string;
}

/** A month of a year. */
export function MonthField({ name, label }: MonthFieldProps) {
  const { field, error } = useResumeField(name);
  const { today } = useResumeForm();
  const { value, onChange, onBlur } = field;
  return <MonthOfYear {...{ name, label, error, value, onChange, onBlur }} lastYear={today.year + 1} />;
}
