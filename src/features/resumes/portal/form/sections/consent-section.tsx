import { m } from "#messages";
import { Fields } from "../../../../../ui/forms/form.tsx";
import { TickField } from "./fields.tsx";

/** The two statements of §5 (P7). */
export function ConsentSection() {
  return (
    <Fields>
      <TickField
        name="consent.kebenaranData"
        label={m.resumes_form_consent_truth()}
        note={m.resumes_form_consent_truth_note()}
      />
      <TickField
        name="consent.penggunaanData"
        label={m.resumes_form_consent_use()}
        note={m.resumes_form_consent_use_note()}
      />
    </Fields>
  );
}
