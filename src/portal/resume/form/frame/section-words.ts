import { m } from "#messages";
import type { Section } from "../../../../domain/resumes/resumes.ts";
import type { SectionState as Mark } from "../../../../ui/forms/section-list.tsx";
import type { SectionState } from "../checks/section-states.ts";

/** The part of the address behind `#`, and the id of the section on the page. */
export const sectionIds = {
  PERSONAL_DATA: "personal",
  EDUCATION: "education",
  INTERNSHIP: "internship",
  EXPERIENCE: "experience",
  ORGANIZATION: "organisation",
  SEEKING_JOB_STATUS: "seeking",
  consent: "statements",
} as const satisfies Record<Section, string>;

const titles = {
  PERSONAL_DATA: m.resumes_form_section_personal,
  EDUCATION: m.resumes_form_section_education,
  INTERNSHIP: m.resumes_form_section_internship,
  EXPERIENCE: m.resumes_form_section_experience,
  ORGANIZATION: m.resumes_form_section_organisation,
  SEEKING_JOB_STATUS: m.resumes_form_section_seeking,
  consent: m.resumes_form_section_consent,
} as const satisfies Record<Section, () => string>;

const leads = {
  PERSONAL_DATA: m.resumes_form_lead_personal,
  EDUCATION: m.resumes_form_lead_education,
  INTERNSHIP: m.resumes_form_lead_internship,
  EXPERIENCE: m.resumes_form_lead_experience,
  ORGANIZATION: m.resumes_form_lead_organisation,
  SEEKING_JOB_STATUS: m.resumes_form_lead_seeking,
  consent: m.resumes_form_lead_consent,
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
