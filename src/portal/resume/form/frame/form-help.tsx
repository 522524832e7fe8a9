import { m } from "#messages";
import type { Section } from "../../../../domain/resumes/completeness.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack, Sticky } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";

const tips = {
  "personal-data": m.resumes_form_tip_personal,
  education: m.resumes_form_tip_education,
  internship: m.resumes_form_tip_internship,
  experience: m.resumes_form_tip_experience,
  organisation: m.resumes_form_tip_organisation,
  "seeking-status": m.resumes_form_tip_seeking,
  consents: m.resumes_form_tip_consent,
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
