import { m } from "#messages";
import type { SectionState as Mark } from "../../../../../ui/forms/section-list.tsx";
import type { Section } from "../../../completeness.ts";
import type { Field } from "../../../field-kinds.ts";
import { personalFields } from "../../../fields.ts";
import type { SectionState } from "../checks/section-states.ts";

/** The part of the address behind `#`, and the id of the section on the page. */
export const sectionIds = {
  "personal-data": "personal",
  education: "education",
  internship: "internship",
  experience: "experience",
  organisation: "organisation",
  "seeking-status": "seeking",
  consents: "statements",
} as const satisfies Record<Section, string>;

const titles = {
  "personal-data": m.resumes_form_section_personal,
  education: m.resumes_form_section_education,
  internship: m.resumes_form_section_internship,
  experience: m.resumes_form_section_experience,
  organisation: m.resumes_form_section_organisation,
  "seeking-status": m.resumes_form_section_seeking,
  consents: m.resumes_form_section_consent,
} as const satisfies Record<Section, () => string>;

const hasOptional = Object.values<Field>(personalFields).some(
  ({ kind, isRequired }) => kind !== "other" && !isRequired,
);

const leads = {
  "personal-data": hasOptional ? m.resumes_form_lead_personal_some : m.resumes_form_lead_personal,
  education: m.resumes_form_lead_education,
  internship: m.resumes_form_lead_internship,
  experience: m.resumes_form_lead_experience,
  organisation: m.resumes_form_lead_organisation,
  "seeking-status": m.resumes_form_lead_seeking,
  consents: m.resumes_form_lead_consent,
} as const satisfies Record<Section, () => string>;

/** "Data pribadi". */
export function sectionTitle(section: Section): string {
  return titles[section]();
}

/** One sentence below the title. */
export function sectionLead(section: Section): string {
  return leads[section]();
}

/** "Perlu diperbaiki (2)". */
export function stateText(state: SectionState): string {
  switch (state.state) {
    case "wrong":
      return m.resumes_form_state_wrong({ count: state.faults });
    case "empty":
      return m.resumes_form_state_empty();
    case "partial":
      return m.resumes_form_state_partial();
    case "complete":
      return m.resumes_form_state_complete();
    case "optional":
      return m.resumes_form_state_optional();
  }
}

/** The diamond beside the words. */
export function stateMark({ state }: SectionState): Mark {
  return state === "optional" ? "empty" : state;
}
