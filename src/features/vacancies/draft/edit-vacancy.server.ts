import { jakartaDay } from "../../../i18n/calendar.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import type { DoneBy, TrailAction } from "../../audit/trail.ts";
import { getSettings } from "../../companies/settings/company-settings.queries.server.ts";
import { listCriteria, putCriteria } from "../criteria/criteria.queries.server.ts";
import { keepSaid } from "../imported/imported.queries.server.ts";
import { settleEdited } from "../imported/standing.server.ts";
import { ensureFunctions, functionKey } from "../put/ensure-functions.server.ts";
import { copyQuestions } from "../questions/copy-questions.server.ts";
import { insertVacancy, writeFields } from "../states/publish.queries.server.ts";
import { mayAct, type VacancyStage } from "../states/vacancy-state.ts";
import { keepForms } from "../text-forms.server.ts";
import {
  type DeskVacancy,
  findDeskVacancy,
  lockDeskVacancy,
  noteEdit,
  putDraft,
} from "./desk-vacancy.queries.server.ts";
import { changeCode, isKnownFunction } from "./names.queries.server.ts";
import { changedFields, emptyFields, type VacancyFields } from "./vacancy-fields.ts";

/** Who edits, and when. */
export interface Editing {
  by: DoneBy & { actor: { kind: "staff"; id: number } };
  now: Date;
}

/** Changes; missing fields stay. */
export type Edits = Partial<VacancyFields> & { code?: string };

export type Edited =
  | { status: "saved"; vacancy: DeskVacancy }
  | { status: "unknown" }
  | { status: "stale"; current: DeskVacancy }
  | { status: "state-forbids"; stage: VacancyStage }
  | { status: "code-taken" | "code-fixed" | FieldsFault };

/** Errors of fields that are each valid alone. */
type FieldsFault = "function-unknown" | "salary-order";

async function findFault(tx: Tx, { functionId, salaryMin, salaryMax }: VacancyFields): Promise<FieldsFault | null> {
  if (salaryMin !== null && salaryMax !== null && salaryMin > salaryMax) return "salary-order";
  return functionId === null || (await isKnownFunction(tx, functionId)) ? null : "function-unknown";
}

async function tell(
  tx: Tx,
  { by, now }: Editing,
  { id, companyId }: Pick<DeskVacancy, "id" | "companyId">,
  action: TrailAction,
  fields: readonly string[] = [],
): Promise<void> {
  const thing = { kind: "vacancy", id } as const;
  await recordTrail(tx, { ...by, action, needed: "posting.edit", thing, companyId, fields }, now);
}

/**
 * Keeps what someone edited in the draft, in the transaction that read it: of two who read the same version one is
 * told what stands now. What is not public yet says it in its own row too, so that lists show it.
 * @param version that the edits were made from
 */
export async function editVacancy(
  tx: Tx,
  editing: Editing,
  { id, version, edits }: { id: number; version: number; edits: Edits },
): Promise<Edited> {
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return { status: "unknown" };
  if (vacancy.version !== version) return { status: "stale", current: vacancy };
  if (!mayAct("edit", vacancy.stage)) return { status: "state-forbids", stage: vacancy.stage };
  const { code = vacancy.code, ...changes } = edits;
  const fields = { ...vacancy.fields, ...changes };
  const fault = await findFault(tx, fields);
  if (fault !== null) return { status: fault };
  const names: string[] = changedFields(vacancy.fields, fields);
  if (code !== vacancy.code) {
    if (isCodeFixed(vacancy)) return { status: "code-fixed" };
    if (!(await changeCode(tx, id, code))) return { status: "code-taken" };
    names.push("code");
  }
  if (names.length === 0) return { status: "saved", vacancy };
  await keepSaid(tx, vacancy);
  await keep(tx, editing, vacancy, fields);
  await settleEdited(tx, id);
  await tell(tx, editing, vacancy, "vacancy.edited", names);
  return { status: "saved", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}

/** The code of a vacancy that the public or an import knows is for good. */
export function isCodeFixed({ publishedAt, imported }: Pick<DeskVacancy, "publishedAt" | "imported">): boolean {
  return publishedAt !== null || imported !== null;
}

async function keep(tx: Tx, { by, now }: Editing, vacancy: DeskVacancy, fields: VacancyFields): Promise<void> {
  const { id, state, published } = vacancy;
  await putDraft(tx, id, { fields, editedBy: by.actor.id, now });
  if (state !== "open") await writeFields(tx, id, { ...fields, endDay: null }, false);
  await keepForms(tx, id, state === "open" ? [fields, published] : [fields]);
  await noteEdit(tx, id, by.actor.id, now);
}

export type Created = { status: "created"; vacancy: DeskVacancy } | { status: "code-taken" | FieldsFault };

/** Begins a vacancy of a company's, led by the desk, which is its maker's. */
export async function createVacancy(
  tx: Tx,
  editing: Editing,
  { companyId, edits }: { companyId: number; edits: Edits },
): Promise<Created> {
  const { code = null, ...given } = edits;
  const fields = { ...emptyFields, ...given };
  const fault = await findFault(tx, fields);
  if (fault !== null) return { status: fault };
  const { blindByDefault } = await getSettings(tx, companyId);
  const id = await begin(tx, editing, { companyId, code, blind: blindByDefault });
  if (id === null) return { status: "code-taken" };
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) throw new Error(`Vacancy ${id} is not there.`);
  await keep(tx, editing, vacancy, fields);
  await tell(tx, editing, vacancy, "vacancy.created");
  return { status: "created", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}

async function begin(
  tx: Tx,
  { by, now }: Editing,
  draft: { companyId: number; code: string | null; blind: boolean },
): Promise<number | null> {
  const functionId = (await ensureFunctions(tx, [""])).get(functionKey(""));
  if (functionId === undefined) throw new Error("There is no function for vacancies without one.");
  return insertVacancy(tx, { ...draft, functionId, ownerId: by.actor.id, day: jakartaDay(now), now });
}

/**
 * Begins another that says the same and judges by the same: without dates, applications, links (recruiting §6).
 * Undefined: there is none.
 */
export async function duplicateVacancy(tx: Tx, editing: Editing, id: number): Promise<DeskVacancy | undefined> {
  const vacancy = await findDeskVacancy(tx, id);
  if (vacancy === undefined) return undefined;
  const { companyId, blind } = vacancy;
  const copyId = await begin(tx, editing, { companyId, code: null, blind });
  const copy = copyId === null ? undefined : await lockDeskVacancy(tx, copyId);
  if (copy === undefined) throw new Error(`Vacancy ${id} could not be copied.`);
  await copyQuestions(tx, id, copy.id);
  await keep(tx, editing, copy, { ...vacancy.fields, endDay: null });
  const criteria = await listCriteria(tx, id);
  await putCriteria(
    tx,
    copy.id,
    criteria.map((criterion) => ({ ...criterion, id: null })),
  );
  await tell(tx, editing, copy, "vacancy.duplicated");
  return findDeskVacancy(tx, copy.id);
}
