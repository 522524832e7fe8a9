import { jakartaDay, wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { htmlToMarkdown } from "../../../platform/formats/html-to-markdown.ts";
import { deskMarkdownToHtml } from "../../../platform/formats/rich-text.ts";
import { inTurn } from "../../../platform/in-turn.ts";
import { questionsAsked } from "../../applications/application.queries.server.ts";
import {
  applicationsTo,
  lateByVacancy,
  processByVacancy,
  type VacancyProcess,
} from "../../applications/by-vacancy.queries.server.ts";
import { getCompanies } from "../../companies/organisation.server.ts";
import { getSettings } from "../../companies/settings/company-settings.queries.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";
import type { DeskListRow } from "../desk-list.queries.server.ts";
import type { DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { type Edits, isCodeFixed } from "../draft/edit-vacancy.server.ts";
import { toldFields } from "../imported/imported-values.ts";
import { waitingValues } from "../imported/standing.server.ts";
import { listQuestions } from "../questions/question.queries.server.ts";
import { actsFrom } from "../states/vacancy-state.ts";
import { readForms } from "../text-forms.server.ts";
import { dayBegins } from "../vacancy.ts";
import type { DeskQuestion } from "./questions/desk-question.ts";
import type {
  BothTexts,
  DeskVacancyAnswer,
  EditableFields,
  EditedFields,
  ProcessNumbers,
  VacancyRow,
} from "./vacancies.calls.ts";

export interface Telling {
  db: Db;
  language: Language;
  now: Date;
}

const dayMs = 86_400_000;

/** When yesterday began in Jakarta: what came since then is new. */
export function sinceYesterday(now: Date): Date {
  return new Date(dayBegins(jakartaDay(now)).getTime() - dayMs);
}

type PhaseNames = readonly { id: number; name: string }[];

function getNumbers(process: VacancyProcess | undefined, late: number, phases: PhaseNames): ProcessNumbers {
  const inOrder = phases.map(({ id, name }, at) => ({
    phaseId: id,
    place: at + 1,
    name,
    count: process?.phases.get(id) ?? 0,
  }));
  return {
    onProcess: process?.onProcess ?? 0,
    fresh: process?.fresh ?? 0,
    late,
    phases: inOrder.filter(({ count }) => count > 0),
  };
}

/** Rows of the list, with what continues at each. */
export async function toRows({ db, language, now }: Telling, rows: readonly DeskListRow[]): Promise<VacancyRow[]> {
  const ids = rows.map(({ id }) => id);
  const process = await processByVacancy(db, ids, sinceYesterday(now));
  const late = await lateByVacancy(db, ids, jakartaDay(now));
  const phases = await recruitmentPhases(db, language);
  const companies = await getCompanies(
    db,
    rows.map(({ company_id }) => company_id),
  );
  const owners = await staffByIds(db, [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))]);
  return rows.map((row) => ({
    ...{ id: row.id, code: row.code, title: row.title, locations: [...row.locations], state: row.state },
    company: { id: row.company_id, name: companies.get(row.company_id)?.name ?? "" },
    ...{ isEdited: row.isEdited && row.state === "open", lead: row.lead },
    endDate: row.state === "draft" || row.state === "in-review" ? null : row.end_date,
    opensOn: row.opens_at === null ? null : jakartaDay(row.opens_at),
    languages: { id: row.hasIndonesian, en: row.hasEnglish },
    owner: namedBy(row.owner_id, owners),
    ...getNumbers(process.get(row.id), late.get(row.id) ?? 0, phases),
  }));
}

function namedBy(id: number | null, names: ReadonlyMap<number, { id: number; name: string }>) {
  const found = id === null ? undefined : names.get(id);
  return found === undefined ? null : { id: found.id, name: found.name };
}

async function getFields(db: Db, { id: vacancyId, code, fields }: DeskVacancy): Promise<EditableFields> {
  const { title, description, requirement, endDay, locations, ...facts } = fields;
  const formOf = await readForms(db, vacancyId);
  const markdown = async ({ id, en }: BothTexts): Promise<BothTexts> => {
    return { id: await formOf(id, "markdown"), en: await formOf(en, "markdown") };
  };
  return {
    ...{ code, title, description: await markdown(description), requirement: await markdown(requirement) },
    ...{ ...facts, locations: [...locations], endDate: endDay },
  };
}

/** Whether anyone who asks may edit, and who that is. */
export interface AskedBy {
  staffId: number;
  mayEdit: boolean;
}

/** What a vacancy asks. */
async function toQuestions(db: Db, vacancyId: number): Promise<DeskQuestion[]> {
  const questions = await listQuestions(db, vacancyId);
  const usedIds = await questionsAsked(
    db,
    questions.map(({ id }) => id),
  );
  return questions.map(({ options, must, ...question }) => ({
    ...question,
    options: [...options],
    must: must !== null && "values" in must ? { values: [...must.values] } : must,
    isAsked: usedIds.has(question.id),
  }));
}

/** A vacancy with everything that its pages show. */
export async function toVacancy(
  { db, language, now }: Telling,
  vacancy: DeskVacancy,
  { staffId, mayEdit }: AskedBy,
): Promise<DeskVacancyAnswer> {
  const { id, companyId, state, stage, draft } = vacancy;
  const [company] = [(await getCompanies(db, [companyId])).get(companyId)];
  const editedBy = draft?.editedBy ?? vacancy.editedBy;
  const editedAt = draft?.editedAt ?? vacancy.editedAt;
  const names = await staffByIds(
    db,
    [editedBy, vacancy.ownerId].flatMap((one) => one ?? []),
  );
  const process = await processByVacancy(db, [id], sinceYesterday(now));
  const late = (await lateByVacancy(db, [id], jakartaDay(now))).get(id) ?? 0;
  const { all } = await applicationsTo(db, id);
  const isPublic = state === "open" || state === "closed" || state === "archived";
  return {
    ...{
      id,
      version: vacancy.version,
      ...(await getFields(db, vacancy)),
      company: { id: companyId, name: company?.name ?? "" },
    },
    ...{ state, stage, lead: vacancy.lead, mayEdit, acts: mayEdit ? actsFrom(stage, vacancy.lead) : [] },
    isCodeFixed: isCodeFixed(vacancy),
    conflicts: mayEdit ? toldFields(waitingValues(vacancy).theirs).length : 0,
    requiresReview: (await getSettings(db, companyId)).requiresReview,
    publicEndDate: isPublic ? vacancy.published.endDay : null,
    opensOn: vacancy.opensAt === null ? null : jakartaDay(vacancy.opensAt),
    postedAt: isPublic ? wireMoment(vacancy.postedAt) : null,
    submittedAt: draft?.submittedAt ? wireMoment(draft.submittedAt) : null,
    edited: editedAt && {
      by: namedBy(editedBy, names),
      isMe: editedBy === staffId,
      at: wireMoment(editedAt),
    },
    ...{ owner: namedBy(vacancy.ownerId, names), blind: vacancy.blind, plan: vacancy.plan && [...vacancy.plan] },
    ...{ revealedFrom: vacancy.revealedFrom, sharedFrom: vacancy.sharedFrom },
    numbers: { ...getNumbers(process.get(id), late, await recruitmentPhases(db, language)), applied: all },
    questions: await toQuestions(db, id),
  };
}

/** HTML of what was written; a text that says what it said before stays the HTML that it was, anyone who wrote that. */
async function html(written: BothTexts, before: BothTexts | undefined): Promise<BothTexts> {
  const toHtml = async (text: string, old = "") => {
    const isSame = await inTurn(() => htmlToMarkdown(old) === text);
    return isSame ? old : inTurn(() => deskMarkdownToHtml(text));
  };
  return { id: await toHtml(written.id, before?.id), en: await toHtml(written.en, before?.en) };
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** What is said, without what is there and says nothing. */
function onlyDefined<Fields extends object>(fields: Fields): Defined<Fields> {
  const result: Defined<Fields> = { ...fields };
  for (const name in result) if (result[name] === undefined) delete result[name];
  return result;
}

/** What was edited, as the domain takes it. */
export async function toEdits(
  { endDate, description, requirement, ...edits }: EditedFields,
  before?: DeskVacancy["fields"],
): Promise<Edits> {
  return {
    ...onlyDefined(edits),
    ...(endDate !== undefined && { endDay: endDate }),
    ...(description !== undefined && { description: await html(description, before?.description) }),
    ...(requirement !== undefined && { requirement: await html(requirement, before?.requirement) }),
  };
}
