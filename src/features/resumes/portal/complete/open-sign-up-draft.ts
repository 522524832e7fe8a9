import type { LocalDraft } from "../draft/draft-data.schema.ts";
import { newValues } from "../form/values/empty-values.ts";
import type { ResumeValues } from "../form/values/resume-values.schema.ts";

interface FirstStep {
  name: string;
  email: string;
  /** null after a reload. */
  password: string | null;
}

interface OpenedSignUp {
  values: ResumeValues;
  /** When the draft was kept; null without one. */
  restoredAt: Date | null;
}

/** What the second step opens with: this person's draft if the browser has one, else a new form. */
export function openSignUpDraft(firstStep: FirstStep, kept: LocalDraft | null): OpenedSignUp {
  const { name, email, password } = firstStep;
  if (kept === null || kept.owner !== email) return { values: newValues(firstStep), restoredAt: null };
  const { personalData } = kept.data.values;
  // Whoever comes from the first step has just written the name there; a reload keeps what was changed here.
  const nama = password === null ? personalData.nama : name;
  const values = { ...kept.data.values, personalData: { ...personalData, nama, email } };
  return { values, restoredAt: new Date(kept.data.savedAt) };
}
