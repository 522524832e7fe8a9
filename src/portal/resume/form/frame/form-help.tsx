import { m } from "#messages";
import type { Section } from "../../../../domain/resumes/resumes.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";

const tips = {
  PERSONAL_DATA: m.resumes_form_tip_personal,
  EDUCATION: m.resumes_form_tip_education,
  INTERNSHIP: m.resumes_form_tip_internship,
  EXPERIENCE: m.resumes_form_tip_experience,
  ORGANIZATION: m.resumes_form_tip_organisation,
  SEEKING_JOB_STATUS: m.resumes_form_tip_seeking,
  consent: m.resumes_form_tip_consent,
} as const satisfies Record<Section, () => string>;

/** Beside the form: a hint for the section at hand, and who sees the resume. */
export function FormHelp({ section }: { readonly section: Section }) {
  return (
    <Sticky aria-label={m.resumes_form_help()}>
      <Stack gap={20}>
        <Notice icon="bulb">
          <p>{tips[section]()}</p>
        </Notice>
        <Stack gap={8}>
          <Text as="strong">{m.resumes_form_who_sees()}</Text>
          <Text look="small" tone="muted">
            {m.resumes_form_who_sees_text()}
          </Text>
        </Stack>
      </Stack>
    </Sticky>
  );
}
