import { m } from "#messages";
import type { FieldError } from "../../../../../contract/reply.ts";
import { listText } from "../../../../../i18n/formats.ts";
import { type Section, sections } from "../../../completeness.ts";
import { fieldPath } from "../checks/field-paths.ts";
import { sectionOfField } from "../checks/section-states.ts";
import type { FormLists } from "../frame/form-lists.ts";
import { differingSections } from "../sections/section-text.ts";
import type { ResumeValues } from "../values/resume-values.schema.ts";

const names = {
  "personal-data": m.resumes_form_failed_personal,
  education: m.resumes_form_failed_education,
  internship: m.resumes_form_failed_internship,
  experience: m.resumes_form_failed_experience,
  organisation: m.resumes_form_failed_organisation,
  "seeking-status": m.resumes_form_failed_seeking,
  consents: m.resumes_form_failed_consent,
} as const satisfies Record<Section, () => string>;

interface Change {
  now: ResumeValues;
  before: ResumeValues;
  /** Photo or CV are new. */
  hasNewFiles: boolean;
  lists: FormLists;
}

/** Sections that could not be saved: those with wrong fields, else those that were changed, else the first. */
export function failedSections(errors: readonly FieldError[], change: Change): Section[] {
  const { now, before, hasNewFiles, lists } = change;
  const wrong = new Set(errors.map(({ path }) => sectionOfField(fieldPath(path))));
  if (wrong.size > 0) return sections.filter((section) => wrong.has(section));
  const changed = new Set(differingSections(sections, now, before, lists));
  if (hasNewFiles || changed.size === 0) changed.add("personal-data");
  return sections.filter((section) => changed.has(section));
}

/** 'Gagal menyimpan data {section}' (§8). */
export function failureText(failed: readonly Section[]): string {
  return m.resumes_form_failed({ section: listText(failed.map((section) => names[section]())) });
}
