import { m } from "#messages";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { useResumeForm } from "../frame/form-context.ts";
import { RadioField } from "./fields.tsx";

/** Whether the person looks for work, and how often we may write (P6). */
export function SeekingSection() {
  const { lists } = useResumeForm();
  return (
    <Fields>
      <RadioField
        name="personalData.seekingJobStatusId"
        label={m.resumes_form_seeking()}
        hint={m.resumes_form_seeking_hint()}
        options={lists.seekingJobStatus}
      />
      <RadioField
        name="personalData.emailSuggestionPeriodId"
        label={m.resumes_form_email_period()}
        hint={m.resumes_form_email_period_hint()}
        options={lists.emailSuggestionPeriod}
      />
    </Fields>
  );
}
