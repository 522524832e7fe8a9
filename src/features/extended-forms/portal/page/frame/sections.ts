import { m } from "#messages";
import type { SectionState as Mark } from "../../../../../ui/forms/section-list.tsx";
import { getSection } from "../../../completeness.ts";
import { type SectionId, sections } from "../../../definition/definition.ts";
import type { FormPath } from "../../../form.ts";
import type { SectionProgress } from "./use-progress.ts";

/** A section of the form, or the last step: look over and send. */
export type StepId = SectionId | "send";

/** Every step in its order. */
export const steps: readonly StepId[] = [...sections.map(({ id }) => id), "send"];

/** The step that an address names; the first one where it names none. */
export function getStep(search: URLSearchParams): StepId {
  const sectionName = search.get("section");
  return steps.find((step) => step === sectionName) ?? "personal";
}

/** The address of a step, below the page's own. */
export function toStep(step: StepId): string {
  return `?section=${step}`;
}

/** The address of a field: its step, and where it stands there. */
export function toField(path: FormPath): string {
  return `${toStep(getSection(path))}#${path}`;
}

const leads: Readonly<Record<SectionId, () => string>> = {
  personal: m.flk_page_lead_personal,
  education: m.flk_page_lead_education,
  works: m.flk_page_lead_works,
  organisations: m.flk_page_lead_organisations,
  family: m.flk_page_lead_family,
  internships: m.flk_page_lead_internships,
  experience: m.flk_page_lead_experience,
  stories: m.flk_page_lead_stories,
  interests: m.flk_page_lead_interests,
  "work-interest": m.flk_page_lead_work_interest,
  psychotests: m.flk_page_lead_psychotests,
  facilities: m.flk_page_lead_facilities,
  references: m.flk_page_lead_references,
  consents: m.flk_page_lead_consents,
};

const tips: Partial<Record<StepId, () => string>> = {
  personal: m.flk_page_tip_personal,
  stories: m.flk_page_tip_stories,
  family: m.flk_page_tip_family,
  experience: m.flk_page_tip_experience,
  references: m.flk_page_tip_references,
  send: m.flk_page_tip_send,
};

export function stepTitle(step: StepId): string {
  const section = sections.find(({ id }) => id === step);
  return section === undefined ? m.flk_page_send_title() : section.label({});
}

/** One sentence below the title. */
export function stepLead(step: StepId): string {
  return step === "send" ? m.flk_page_send_lead() : leads[step]();
}

/** Beside the form: what helps with this step. */
export function stepTip(step: StepId): string {
  return (tips[step] ?? m.flk_page_tip)();
}

export function stateMark({ state, wrong }: SectionProgress): Mark {
  if (wrong.length > 0) return "wrong";
  return state === "optional" ? "empty" : state;
}

/** "Sebagian, kurang 3" */
export function stateText({ state, wrong, missing }: SectionProgress): string {
  if (wrong.length > 0 && missing.length > 0) {
    return m.flk_page_state_wrong_and_missing({ wrong: wrong.length, missing: missing.length });
  }
  if (wrong.length > 0) return m.flk_page_state_wrong({ count: wrong.length });
  switch (state) {
    case "empty":
      return m.flk_page_state_empty();
    case "partial":
      return m.flk_page_state_partial({ count: missing.length });
    case "complete":
      return m.flk_page_state_complete();
    case "optional":
      return m.flk_page_state_optional();
  }
}
