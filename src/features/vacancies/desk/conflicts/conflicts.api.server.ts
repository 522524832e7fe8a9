import { z } from "zod";
import { m } from "#messages";
import { cursorId, cursorMoment, readCursor, writeCursor } from "../../../../contract/cursor.server.ts";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { addFieldMessages, fieldMessage } from "../../../../contract/field-errors.ts";
import { counted, listLimit, queryId, usualLimit } from "../../../../contract/path.schema.ts";
import { accept, invalid, notFound, refuseWith, stale } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { htmlToMarkdown } from "../../../../platform/formats/html-to-markdown.ts";
import { inTurn } from "../../../../platform/in-turn.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { activityResults, applicationStatuses, phaseStatuses } from "../../../applications/application.ts";
import {
  countRefused,
  type RefusedRow,
  refusedRows,
} from "../../../applications/progress/refused-rows.queries.server.ts";
import type { Asking } from "../../../candidates/candidate.ts";
import { getWho } from "../../../candidates/list/who-of.server.ts";
import { getCompanies } from "../../../companies/organisation.server.ts";
import { getReach } from "../../../companies/policies.ts";
import { askingOf } from "../../../desk-base/asking.server.ts";
import type { Page } from "../../../desk-base/desk-page.ts";
import type { DeskParts } from "../../../desk-base/desk-parts.server.ts";
import { type DeskVacancy, findDeskVacancies } from "../../draft/desk-vacancy.queries.server.ts";
import { vacancyTitles } from "../../draft/names.queries.server.ts";
import { type Chosen, chooseImported } from "../../imported/choose.server.ts";
import { countWaiting, waitingVacancies } from "../../imported/imported.queries.server.ts";
import {
  type Choices,
  domainField,
  type ImportedField,
  type Side,
  sides,
  toldFields,
  type WireField,
  wireField,
  wireFields,
} from "../../imported/imported-values.ts";
import { waitingValues } from "../../imported/standing.server.ts";
import { vacancyStates } from "../../states/vacancy-state.ts";
import { ofVacancy } from "../vacancies.schema.ts";
import { editingBy, vacancyInPath } from "../vacancy-parts.server.ts";
import {
  type Conflict,
  type ConflictField,
  type ConflictValue,
  chooseCall,
  listConflicts,
  listRefusedProgress,
  type RefusedProgress,
} from "./conflicts.calls.ts";

const value = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);

export const conflictAnswer: z.ZodType<Conflict> = z.object({
  ...{ id: z.number(), version: z.number(), code: z.string(), title: z.string(), state: z.enum(vacancyStates) },
  company: z.object({ id: z.number(), name: z.string() }),
  ...{ editedAt: z.string().nullable(), importedAt: z.string().nullable() },
  fields: z.array(z.object({ field: z.enum(wireFields), ours: value, theirs: value })),
});

const getPage = <Row>(row: z.ZodType<Row>): z.ZodType<Page<Row>> =>
  z.object({ data: z.array(row), next: z.string().nullable(), total: z.number(), totalIsMore: z.boolean() });

addFieldMessages({
  "not-waiting": m.desk_conflicts_not_waiting,
  "salary-order": m.desk_vacancies_salary_order,
  "nothing-chosen": m.desk_conflicts_nothing_chosen,
});

const isLongText = (field: ImportedField) => field.startsWith("description.") || field.startsWith("requirement.");

type Value = string | number | readonly string[] | null | undefined;

async function wireValue(field: ImportedField, value: Value): Promise<ConflictValue> {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return isLongText(field) ? inTurn(() => htmlToMarkdown(value)) : value;
  return typeof value === "number" ? value : [...value];
}

/** Vacancies with what waits for a choice, both values of each field. */
async function toConflicts(db: Db, vacancies: readonly DeskVacancy[]): Promise<Conflict[]> {
  const companies = await getCompanies(db, [...new Set(vacancies.map(({ companyId }) => companyId))]);
  const conflicts: Conflict[] = [];
  for (const vacancy of vacancies) {
    const { ours, theirs } = waitingValues(vacancy);
    const { id, version, code, state, companyId, draft, imported } = vacancy;
    const editedAt = draft?.editedAt ?? vacancy.editedAt;
    const fields: ConflictField[] = [];
    for (const field of toldFields(theirs)) {
      const values = { ours: await wireValue(field, ours[field]), theirs: await wireValue(field, theirs[field]) };
      fields.push({ field: wireField(field), ...values });
    }
    conflicts.push({
      ...{ id, version, code, state, title: vacancy.fields.title.id },
      company: { id: companyId, name: companies.get(companyId)?.name ?? "" },
      editedAt: editedAt && wireMoment(editedAt),
      importedAt: imported?.pendingAt ? wireMoment(imported.pendingAt) : null,
      fields,
    });
  }
  return conflicts;
}

/** What imports said that the desk has not taken: of vacancies, and of applications. */
export function conflictEndpoints(parts: DeskParts): Endpoint[] {
  return [listEndpoint(parts), progressEndpoint(parts), chooseEndpoint(parts)];
}

type Staff = RequestContext<"staff">;

const page = { limit: listLimit, cursor: z.string().max(200).optional() };
const cursorSchema = z.tuple([cursorMoment, cursorId]);

/** Where the last page ended: its moment and number; null: the beginning, undefined: an invalid cursor. */
function findPlace(cursor: string | undefined): { at: Date; id: number } | null | undefined {
  if (cursor === undefined) return null;
  const values = readCursor(cursor, cursorSchema);
  return values === null ? undefined : { at: new Date(values[0]), id: values[1] };
}

const badCursor = ({ language }: Staff) =>
  refuseWith(400, "bad-cursor", m.contract_bad_request({}, { locale: language }));

export const conflictsAnswer = getPage(conflictAnswer);

function listEndpoint({ platform: { database } }: DeskParts): Endpoint {
  const { db } = database;
  return deskEndpoint(listConflicts, {
    request: z.object({ query: z.object({ ...page, vacancyId: queryId }) }),
    answer: conflictsAnswer,
    async handle({ query: { limit = usualLimit, cursor, vacancyId } }, context) {
      const place = findPlace(cursor);
      if (place === undefined) return badCursor(context);
      const from = place && { id: place.id, pendingAt: place.at };
      const reach = getReach(context.identity.rights, "conflict.resolve");
      const waiting = await waitingVacancies(db, reach, { vacancyId, limit: limit + 1, from });
      const page = waiting.slice(0, limit);
      const last = waiting.length > limit ? page.at(-1) : undefined;
      const found = await findDeskVacancies(
        db,
        page.map(({ id }) => id),
      );
      return accept({
        data: await toConflicts(
          db,
          page.flatMap(({ id }) => found.get(id) ?? []),
        ),
        next: last === undefined ? null : writeCursor([last.pendingAt.getTime(), last.id]),
        ...counted(await countWaiting(db, reach)),
      });
    },
  });
}

const who = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("named"), name: z.string() }),
  z.object({ kind: z.enum(["hidden", "gone"]), code: z.string() }),
]);

const refusedProgress: z.ZodType<RefusedProgress> = z.object({
  ...{ id: z.number(), applicationId: z.number(), who, vacancy: z.object({ id: z.number(), title: z.string() }) },
  ...{ phase: z.string().nullable(), phaseStatus: z.enum(phaseStatuses).nullable() },
  ...{ status: z.enum(applicationStatuses).nullable(), result: z.enum(activityResults).nullable() },
  ...{ others: z.array(z.string()), refusedAt: z.string() },
});

export const refusedProgressAnswer = getPage(refusedProgress);

function progressEndpoint({ platform }: DeskParts): Endpoint {
  const { database, clock } = platform;
  const { db } = database;
  return deskEndpoint(listRefusedProgress, {
    request: z.object({ query: z.object(page) }),
    answer: refusedProgressAnswer,
    async handle({ query: { limit = usualLimit, cursor } }, context) {
      const place = findPlace(cursor);
      if (place === undefined) return badCursor(context);
      const { identity } = context;
      const from = place && { id: place.id, refusedAt: place.at };
      const reach = getReach(identity.rights, "conflict.resolve");
      const now = clock();
      const rows = await refusedRows(db, reach, { now, limit: limit + 1, from });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return accept({
        data: await nameRefused(platform, askingOf(context, "candidate.read"), page),
        next: last === undefined ? null : writeCursor([last.refusedAt.getTime(), last.id]),
        ...counted(await countRefused(db, reach, now)),
      });
    },
  });
}

function choicesIn(body: { [Name in WireField]?: Side | undefined }): Choices {
  const choices: Choices = {};
  for (const name of wireFields) {
    const side = body[name];
    if (side !== undefined) choices[domainField(name)] = side;
  }
  return choices;
}

/** A side for each field that is named, one at least. */
const choicesForm = z
  .partialRecord(z.enum(wireFields), z.enum(sides))
  .refine((choices) => Object.keys(choices).length > 0, "nothing-chosen");

function chooseEndpoint({ platform }: DeskParts): Endpoint {
  const { database, clock } = platform;
  return deskEndpoint(chooseCall, {
    request: z.object({ path: ofVacancy, body: choicesForm }),
    answer: conflictAnswer,
    thing: vacancyInPath(database.db),
    async handle({ path: { id }, body }, context) {
      const change = { id, version: context.ifMatch ?? 0, choices: choicesIn(body) };
      const chosen = await database.transact((tx) => chooseImported(tx, editingBy(context, clock()), change));
      return answered(platform, context, chosen);
    },
  });
}

async function answered({ database: { db } }: DeskParts["platform"], { language }: Staff, chosen: Chosen) {
  const locale = { locale: language };
  const wrong = (fields: readonly string[], code: string) => {
    const errors = fields.map((path) => ({ path, code, message: fieldMessage(code, language) }));
    return invalid(m.contract_invalid_fields({}, locale), errors);
  };
  switch (chosen.status) {
    case "chosen": {
      const [conflict] = await toConflicts(db, [chosen.vacancy]);
      return conflict === undefined ? notFound(m.contract_not_found({}, locale)) : accept(conflict);
    }
    case "unknown":
      return notFound(m.contract_not_found({}, locale));
    case "stale":
      return stale(m.desk_conflicts_stale({}, locale), (await toConflicts(db, [chosen.current]))[0]);
    case "not-waiting":
      return wrong(chosen.fields.map(wireField), "not-waiting");
    case "salary-order":
      return wrong(["salaryMax"], "salary-order");
  }
}

/** Refused rows with what their vacancies and applicants are called, as far as someone with this reach may know. */
async function nameRefused(
  platform: Platform,
  asking: Asking,
  rows: readonly RefusedRow[],
): Promise<RefusedProgress[]> {
  const ids = [...new Set(rows.map(({ vacancyId }) => vacancyId))];
  const titles = await vacancyTitles(platform.database.db, ids, asking.language);
  const whose = await getWho(
    platform,
    asking,
    rows.map(({ applicationId }) => applicationId),
  );
  return rows.map(({ vacancyId, refusedAt, others, ...row }) => ({
    ...row,
    who: whose.who.get(row.applicationId) ?? { kind: "gone", code: "" },
    vacancy: { id: vacancyId, title: titles.get(vacancyId) ?? "" },
    ...{ others: [...others], refusedAt: wireMoment(refusedAt) },
  }));
}
