import { get, useController, useFormContext, useFormState } from "react-hook-form";
import { m } from "#messages";
import type { FieldTexts } from "../../../../../ui/fields/field.tsx";
import { isNeeded } from "../../../completeness.ts";
import type { Field, Variant } from "../../../definition/field.ts";
import type { FormPath } from "../../../form.ts";
import { partsOfPath } from "../checks/places.ts";
import type { ControlValue } from "../controls.ts";

/** Hints of kinds that need one wherever they stand. */
const kindHints: Partial<Record<Field["kind"], () => string>> = {
  link: m.flk_page_hint_link,
  phone: m.flk_page_hint_phone,
  grade: m.flk_page_hint_grade,
};

/** Hints of single fields, by group and name. */
const fieldHints: Readonly<Record<string, () => string>> = {
  "personalData.email": m.flk_page_hint_email,
  "personalData.birthDate": m.flk_page_hint_birth_date,
  "education.institutionId": m.flk_page_hint_find,
  "education.majorId": m.flk_page_hint_find,
  "education.cityId": m.flk_page_hint_find,
  "education.gpaMax": m.flk_page_hint_grade_max,
  "family.birthOrder": m.flk_page_hint_birth_order,
  "problemStory.situation": m.flk_page_hint_situation,
  "problemStory.task": m.flk_page_hint_task,
  "problemStory.action": m.flk_page_hint_action,
  "problemStory.result": m.flk_page_hint_result,
  "obstacleStory.situation": m.flk_page_hint_situation,
  "obstacleStory.task": m.flk_page_hint_task,
  "obstacleStory.action": m.flk_page_hint_action,
  "obstacleStory.result": m.flk_page_hint_result,
  "workExperiences.improvement": m.flk_page_hint_improvement,
  "workInterest.activityRanking": m.flk_page_hint_ranking,
  "workInterest.jobRanking": m.flk_page_hint_job_ranking,
};

/** Label, hint and "(opsional)" of a field. */
export function fieldWords(field: Field, path: FormPath, variant: Variant): FieldTexts & { label: string } {
  const parts = partsOfPath(path);
  const hint = field.hint ?? fieldHints[`${parts?.group}.${parts?.name}`] ?? kindHints[field.kind];
  return {
    label: field.label({}),
    ...(hint === undefined ? {} : { hint: hint({}) }),
    ...(isNeeded(field, variant) || field.kind === "tick" ? {} : { optional: m.flk_page_optional() }),
  };
}

const bulletFields = new Set(["situation", "task", "action", "result", "improvement", "jobDescription"]);

/** True for stories and tasks, which are written as a list. */
export function isToldInBullets(path: FormPath): boolean {
  return bulletFields.has(partsOfPath(path)?.name ?? "");
}

/** Autofill names: only of fields about the person. */
const autoComplete: Readonly<Record<string, string>> = {
  "personalData.fullName": "name",
  "personalData.address": "street-address",
  "personalData.phone": "tel-national",
  "personalData.email": "email",
};

export function getAutoComplete(path: FormPath): string {
  return autoComplete[path] ?? "off";
}

/** The texts of a ranking's buttons, and the announcement after a move. */
export const rankingWords = {
  up: (name: string) => m.flk_page_rank_up({ name }),
  down: (name: string) => m.flk_page_rank_down({ name }),
  moved: (name: string, place: number, total: number) => m.flk_page_rank_moved({ name, place, total }),
};

/** Props of a field's control. */
export interface ControlProps<Kind extends Field = Field> {
  readonly path: FormPath;
  readonly field: Kind;
  readonly words: FieldTexts & { readonly label: string };
}

/** The error that a field shows, if any. */
export function useFieldError(name: FormPath): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const error: unknown = get(errors, name);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}

/** A field of the form: what its control holds, and its error, which goes as soon as it is mended. */
export function useFormField(name: FormPath) {
  const { control, trigger } = useFormContext();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const value: unknown = field.value;
  const change = (next: ControlValue) => {
    field.onChange(next);
    if (error !== undefined) void trigger(name);
  };
  return { value, text: typeof value === "string" ? value : "", error, change, onBlur: field.onBlur, ref: field.ref };
}
