import { m } from "#messages";
import { formText } from "../../../contract/form-text.ts";
import type { PageAction, PageRequest } from "../../../contract/page.ts";
import { idOf } from "../../../contract/page-id.ts";
import { type Side, sides } from "../../../domain/vacancies/imported/choice.ts";
import type { Refused } from "../../account/refusal.tsx";
import { needed } from "../../shell/needed.ts";
import { getVacancyChoices, type VacancyChoices } from "../../vacancies/vacancies.calls.ts";
import { type ConflictFieldName, conflictFieldNames } from "../conflict-fields.ts";
import { type Conflict, chooseCall, listConflicts } from "../conflicts.calls.ts";

export interface ConflictData {
  /** null: nothing of the vacancy waits, or no more. */
  conflict: Conflict | null;
  vacancyId: number;
  choices: VacancyChoices;
}

/** What waits for a choice at a vacancy. */
export async function load({ api, params }: PageRequest<{ id: string }>): Promise<ConflictData> {
  const vacancyId = idOf(params.id);
  const { data } = needed(await api.send(listConflicts, { query: { vacancyId } }));
  const choices = needed(await api.send(getVacancyChoices, {}));
  return { conflict: data[0] ?? null, vacancyId, choices };
}

type Chosen = Partial<Record<ConflictFieldName, Side>>;

/** What was chosen: field by field, or one side for all that was shown. */
function chosenIn(form: FormData): Chosen {
  const whole = sides.find((side) => side === formText(form, "all"));
  const chosen: Chosen = {};
  for (const name of conflictFieldNames) {
    if (!form.getAll("shown").includes(name)) continue;
    const side = whole ?? sides.find((one) => one === formText(form, name));
    if (side !== undefined) chosen[name] = side;
  }
  return chosen;
}

export type ConflictOutcome =
  | { status: "done"; count: number; left: number }
  | ({ status: "refused"; isStale: boolean; chosen: Chosen } & Refused);

/** Keeps what was chosen; of two who choose the later is told what stands now. */
export async function act({ api, form, params }: PageAction<{ id: string }>): Promise<ConflictOutcome> {
  const id = idOf(params.id);
  const chosen = chosenIn(form);
  const refused = (message: string, errors: Refused["errors"] = [], isStale = false) =>
    ({ status: "refused", message, errors, isStale, chosen }) as const;
  if (Object.keys(chosen).length === 0) return refused(m.desk_conflicts_nothing_chosen());
  const ifMatch = Number(formText(form, "version"));
  const sent = await api.send(chooseCall, { path: { id }, body: chosen }, { ifMatch });
  if (sent.status === "accepted") {
    return { status: "done", count: Object.keys(chosen).length, left: sent.answer.fields.length };
  }
  return refused(sent.message, sent.errors, sent.code === "version-conflict");
}
