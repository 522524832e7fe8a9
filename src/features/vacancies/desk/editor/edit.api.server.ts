import { z } from "zod";
import { m } from "#messages";
import { deskEndpoint, type Endpoint } from "../../../../contract/endpoint.server.ts";
import { fieldMessage } from "../../../../contract/field-errors.ts";
import { namedThing } from "../../../../contract/named-thing.server.ts";
import { accept, invalid, type Refusal, refuseWith, stale } from "../../../../contract/reply.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { applicationsTo } from "../../../applications/by-vacancy.queries.server.ts";
import { doneBy } from "../../../desk-base/desk-parts.server.ts";
import { findDeskVacancy } from "../../draft/desk-vacancy.queries.server.ts";
import { createVacancy, duplicateVacancy, type Edited, editVacancy } from "../../draft/edit-vacancy.server.ts";
import { type FieldOf, mapFields, vacancyLimits } from "../../draft/vacancy-fields.ts";
import { changeVacancy } from "../../states/change-vacancy.server.ts";
import { categories } from "../../vacancy.ts";
import { refusedChange } from "../acts/refused-change.ts";
import { createVacancyCall, deleteVacancyCall, duplicateVacancyCall, editVacancyCall } from "../vacancies.calls.ts";
import { line, nothing, ofVacancy } from "../vacancies.schema.ts";
import { vacancyAnswer } from "../vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "../vacancy-parts.server.ts";
import { toEdits } from "../wire-vacancy.server.ts";

const both = (text: z.ZodType<string>) => z.strictObject({ id: text, en: text });
const whole = (least: number, most: number) => z.int().min(least, "too-small").max(most, "too-large").nullable();

/** A sum that no wage reaches. */
const mostRupiah = 1_000_000_000_000;

/** What is taken of a field, by kind. */
const taken = {
  line: ({ most }: FieldOf<"line">) => both(line(most)),
  rich: ({ most }: FieldOf<"rich">) => both(z.string().max(most, "too-long")),
  choice: () => z.int().positive().nullable(),
  category: () => z.literal(categories).nullable(),
  places: ({ most, length }: FieldOf<"places">) =>
    z.array(line(length).pipe(z.string().min(1, "required"))).max(most, "too-large"),
  words: ({ most }: FieldOf<"words">) => line(most).nullable(),
  rupiah: () => whole(0, mostRupiah),
  day: () => z.iso.date().nullable(),
  count: ({ most }: FieldOf<"count">) => whole(1, most),
};

const fields = z.object({
  code: z
    .string()
    .max(vacancyLimits.code, "too-long")
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./_-]*$/u, "code-format"),
  ...mapFields(taken),
});

/** Any of the fields: those that are not there stay as they are. */
const editsForm = fields.partial();

/** Beginning, editing, copying and throwing away. */
export function editEndpoints(platform: Platform): Endpoint[] {
  return [createEndpoint(platform), editEndpoint(platform), duplicateEndpoint(platform), deleteEndpoint(platform)];
}

type FieldFault = Exclude<Edited["status"], "saved" | "unknown" | "stale" | "state-forbids">;

/** A field that the schema takes and the database does not. */
function refusedField(fault: FieldFault, language: Language): Refusal {
  const locale = { locale: language };
  switch (fault) {
    case "code-taken":
      return refuseWith(409, "code-taken", m.desk_vacancies_code_taken({}, locale));
    case "code-fixed":
      return refuseWith(409, "code-fixed", m.desk_vacancies_code_fixed({}, locale));
    case "salary-order": {
      const message = fieldMessage("salary-order", language);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: "salaryMax", code: "salary-order", message }]);
    }
    case "function-unknown": {
      const message = m.field_choice({}, locale);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: "functionId", code: "choice", message }]);
    }
  }
}

/** The fields of a new vacancy, and whose it is. */
const createForm = editsForm.extend({ companyId: z.int().positive() });

function createEndpoint(platform: Platform): Endpoint {
  const companyId = z.int().positive();
  return deskEndpoint(createVacancyCall, {
    request: z.object({ body: createForm }),
    answer: vacancyAnswer,
    thing: namedThing(["body", "companyId"], companyId, async (id) => ({ companyId: id })),
    async handle({ body: { companyId, ...edited } }, context) {
      const editing = editingBy(context, platform.clock());
      const edits = await toEdits(edited);
      const made = await platform.database.transact((tx) => createVacancy(tx, editing, { companyId, edits }));
      if (made.status !== "created") return refusedField(made.status, context.language);
      return accept(await tellVacancy(platform, context, made.vacancy));
    },
  });
}

function editEndpoint(platform: Platform): Endpoint {
  const { db } = platform.database;
  return deskEndpoint(editVacancyCall, {
    request: z.object({ path: ofVacancy, body: editsForm }),
    answer: vacancyAnswer,
    thing: vacancyInPath(db),
    async handle({ path: { id }, body }, context) {
      const before = await findDeskVacancy(db, id);
      if (before === undefined) return noVacancy(context);
      const edits = await toEdits(body, before.fields);
      const change = { id, version: context.ifMatch ?? 0, edits };
      const editing = editingBy(context, platform.clock());
      const edited = await platform.database.transact((tx) => editVacancy(tx, editing, change));
      return tellEdited(platform, context, edited);
    },
  });
}

async function tellEdited(platform: Platform, context: StaffContext, edited: Edited) {
  switch (edited.status) {
    case "saved":
      return accept(await tellVacancy(platform, context, edited.vacancy));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(
        m.desk_vacancies_stale({}, { locale: context.language }),
        await tellVacancy(platform, context, edited.current),
      );
    case "state-forbids":
      return refusedChange({ code: "state-forbids", stage: edited.stage }, context.language);
    default:
      return refusedField(edited.status, context.language);
  }
}

function duplicateEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(duplicateVacancyCall, {
    request: z.object({ path: ofVacancy, body: nothing }),
    answer: vacancyAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id } }, context) {
      const editing = editingBy(context, platform.clock());
      const copy = await platform.database.transact((tx) => duplicateVacancy(tx, editing, id));
      return copy ? accept(await tellVacancy(platform, context, copy)) : noVacancy(context);
    },
  });
}

function deleteEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(deleteVacancyCall, {
    request: z.object({ path: ofVacancy }),
    answer: z.null(),
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id } }, context) {
      const changing = { by: doneBy(context), now: platform.clock(), applicationsTo };
      const version = context.ifMatch ?? 0;
      const changed = await platform.database.transact((tx) =>
        changeVacancy(tx, changing, id, { kind: "delete", version }),
      );
      if (changed.status === "changed") return accept(null);
      if (changed.code !== "stale") return refusedChange(changed, context.language);
      const current = await findDeskVacancy(platform.database.db, id);
      if (current === undefined) return noVacancy(context);
      const latest = await tellVacancy(platform, context, current);
      return stale(m.desk_vacancies_stale({}, { locale: context.language }), latest);
    },
  });
}
