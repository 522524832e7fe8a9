import { z } from "zod";
import { m } from "#messages";
import { cursorId, cursorMoment, readCursor, writeCursor } from "../../../contract/cursor.server.ts";
import { stepUpCode } from "../../../contract/desk-ask.ts";
import { deskEndpoint, type Endpoint } from "../../../contract/endpoint.server.ts";
import { accept, invalid, refuseWith, stale } from "../../../contract/reply.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Platform } from "../../../platform/platform.ts";
import { phasesBegun } from "../../applications/by-vacancy.queries.server.ts";
import { uncoveredBy } from "../../candidates/page/uncovered.server.ts";
import { allCompanies } from "../../companies/company.queries.server.ts";
import { getReach } from "../../companies/policies.ts";
import type { DeskParts } from "../../desk-base/desk-parts.server.ts";
import { staffByIds } from "../../identity/staff.queries.server.ts";
import { recruitmentPhases } from "../../reference-data/master-data.server.ts";
import { countByState, deskVacancies, ownersWithin } from "../desk-list.queries.server.ts";
import { findDeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import { changedFields, vacancyTable } from "../draft/vacancy-fields.ts";
import { openChecks } from "../open-checks.server.ts";
import { changePlan, type PlanChanged } from "../plan/change-plan.server.ts";
import { sealPreview } from "../preview.server.ts";
import { listVersions } from "../states/publish.queries.server.ts";
import { vacancyFunctions } from "../vacancy.queries.server.ts";
import { categories, employmentTypes } from "../vacancy.ts";
import { type AfterRow, countedRows } from "../vacancy-list.ts";
import { employmentName } from "../vacancy-words.server.ts";
import { categoryName } from "../vacancy-words.ts";
import { actEndpoints } from "./acts/acts.api.server.ts";
import { criteriaEndpoints } from "./criteria/criteria.api.server.ts";
import { editEndpoints } from "./editor/edit.api.server.ts";
import { linkEndpoints } from "./links/links.api.server.ts";
import { questionsEndpoint } from "./questions/questions.api.server.ts";
import { teamEndpoints } from "./team/team.api.server.ts";
import {
  changePlanCall,
  getChecks,
  getDeskVacancy,
  getPreviewAddress,
  getVacancyChoices,
  getVersions,
  listVacancies,
} from "./vacancies.calls.ts";
import { listForm, ofVacancy, planForm } from "./vacancies.schema.ts";
import { checksAnswer, choicesAnswer, listAnswer, vacancyAnswer, versionsAnswer } from "./vacancy-answer.schema.ts";
import { editingBy, noVacancy, type StaffContext, tellVacancy, vacancyInPath } from "./vacancy-parts.server.ts";
import { toRows } from "./wire-vacancy.server.ts";

/** Every call about vacancies. */
export function vacancyEndpoints(parts: DeskParts): Endpoint[] {
  const { platform } = parts;
  return [
    listEndpoint(platform),
    choicesEndpoint(platform),
    ...editEndpoints(platform),
    readEndpoint(platform),
    checksEndpoint(platform),
    versionsEndpoint(platform),
    previewEndpoint(platform),
    ...actEndpoints(parts),
    planEndpoint(platform),
    questionsEndpoint(platform),
    ...criteriaEndpoints(platform),
    ...teamEndpoints(platform),
    ...linkEndpoints(platform),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const cursorSchema = z.tuple([cursorId, cursorMoment]);

/** Where the last page ended; null: it began nowhere, undefined: the cursor is none of this list's. */
function findPlace(cursor: string | undefined): AfterRow | null | undefined {
  if (cursor === undefined) return null;
  const values = readCursor(cursor, cursorSchema);
  return values === null ? undefined : { id: values[0], closesAt: new Date(values[1]) };
}

function listEndpoint({ database: { db }, clock }: Platform): Endpoint {
  return deskEndpoint(listVacancies, {
    request: z.object({ query: listForm }),
    answer: listAnswer,
    async handle({ query: { sort = "-id", limit = 50, cursor, review, ...filter } }, { identity, language }) {
      const from = findPlace(cursor);
      if (from === undefined) return refuseWith(400, "bad-cursor", m.contract_bad_request({}, { locale: language }));
      const scope =
        review === undefined
          ? { reach: getReach(identity.rights, "posting.read"), filter }
          : { reach: getReach(identity.rights, "posting.edit"), filter: { ...filter, reviewer: identity.staffId } };
      const rows = await deskVacancies(db, scope, { sort, limit: limit + 1, from, language });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      const counts = await countByState(db, scope);
      const total = filter.state === undefined ? sum(Object.values(counts)) : counts[filter.state];
      return accept({
        data: await toRows({ db, language, now: clock() }, page),
        next: last === undefined ? null : writeCursor([last.id, last.closes_at.getTime()]),
        total: Math.min(total, countedRows),
        totalIsMore: total > countedRows,
        counts,
      });
    },
  });
}

function choicesEndpoint({ database: { db } }: Platform): Endpoint {
  return deskEndpoint(getVacancyChoices, {
    request: z.object({}),
    answer: choicesAnswer,
    async handle(_, { identity, language }) {
      const reach = getReach(identity.rights, "posting.read");
      const companies = await allCompanies(db);
      const own = companies.filter(({ id }) => reach.isWhole || reach.companyIds.includes(id));
      const functions = await vacancyFunctions(db, language);
      const owners = await staffByIds(db, await ownersWithin(db, reach));
      return accept({
        companies: own.map(({ id, name }) => ({ id, name })),
        functions: functions.map(({ id, text }) => ({ id, name: text })),
        phases: (await recruitmentPhases(db, language)).map(({ id, name }) => ({ id, name })),
        levels: categories.map((value) => ({ value, name: categoryName(value, language) })),
        employmentTypes: employmentTypes.map((value) => ({ value, name: employmentName(value, language) })),
        owners: [...owners.values()]
          .map(({ id, name }) => ({ id, name }))
          .sort((one, other) => one.name.localeCompare(other.name, "id")),
      });
    },
  });
}

function readEndpoint(platform: Platform): Endpoint {
  const { db } = platform.database;
  return deskEndpoint(getDeskVacancy, {
    request: z.object({ path: ofVacancy }),
    answer: vacancyAnswer,
    thing: vacancyInPath(db),
    async handle({ path: { id } }, context) {
      const vacancy = await findDeskVacancy(db, id);
      return vacancy ? accept(await tellVacancy(platform, context, vacancy)) : noVacancy(context);
    },
  });
}

function checksEndpoint({ database: { db } }: Platform): Endpoint {
  return deskEndpoint(getChecks, {
    request: z.object({ path: ofVacancy }),
    answer: checksAnswer,
    thing: vacancyInPath(db),
    async handle({ path: { id } }, context) {
      const vacancy = await findDeskVacancy(db, id);
      return vacancy ? accept({ data: await openChecks(db, vacancy) }) : noVacancy(context);
    },
  });
}

function previewEndpoint({ database: { db }, sealer, clock }: Platform): Endpoint {
  return deskEndpoint(getPreviewAddress, {
    request: z.object({ path: ofVacancy }),
    answer: z.object({ path: z.string(), until: z.string() }),
    thing: vacancyInPath(db),
    async handle({ path: { id } }) {
      const { code, until } = sealPreview(sealer, id, clock());
      return accept({ path: `/staff/preview/${code}`, until: wireMoment(until) });
    },
  });
}

function versionsEndpoint({ database: { db } }: Platform): Endpoint {
  return deskEndpoint(getVersions, {
    request: z.object({ path: ofVacancy }),
    answer: versionsAnswer,
    thing: vacancyInPath(db),
    async handle({ path: { id } }) {
      const versions = await listVersions(db, id);
      const names = await staffByIds(db, [...new Set(versions.flatMap(({ publishedBy }) => publishedBy ?? []))]);
      const data = versions.map(({ number, fields, publishedBy, publishedAt }, place) => {
        const by = publishedBy === null ? undefined : names.get(publishedBy);
        const before = versions[place + 1];
        return {
          ...{ number, title: fields.title.id, publishedAt: wireMoment(publishedAt) },
          publishedBy: by === undefined ? null : { id: by.id, name: by.name },
          changed:
            before === undefined ? [] : changedFields(before.fields, fields).map((name) => vacancyTable[name].wire),
        };
      });
      return accept({ data });
    },
  });
}

/** Which phases a vacancy uses, and from which on who someone is may be seen (F16). */
function planEndpoint(platform: Platform): Endpoint {
  return deskEndpoint(changePlanCall, {
    request: z.object({ path: ofVacancy, body: planForm }),
    answer: vacancyAnswer,
    thing: vacancyInPath(platform.database.db),
    async handle({ path: { id }, body: { reason = null, ...plan } }, context) {
      const { isProved } = context.identity;
      const change = { id, version: context.ifMatch ?? 0, plan, isProved, reason };
      const editing = editingBy(context, platform.clock());
      const ports = { phasesBegun, uncovers: uncoveredBy };
      const changed = await platform.database.transact((tx) => changePlan(tx, editing, ports, change));
      return tellPlan(platform, context, changed);
    },
  });
}

async function tellPlan(platform: Platform, context: StaffContext, changed: PlanChanged) {
  const locale = { locale: context.language };
  switch (changed.status) {
    case "saved":
      return accept(await tellVacancy(platform, context, changed.vacancy));
    case "unknown":
      return noVacancy(context);
    case "stale":
      return stale(m.desk_vacancies_stale({}, locale), await tellVacancy(platform, context, changed.current));
    case "led-by-import":
      return refuseWith(409, "led-by-import", m.desk_vacancies_led_by_import_plan({}, locale));
    case "phase-in-use":
      return {
        ...refuseWith(409, "phase-in-use", m.desk_vacancies_phase_in_use({}, locale)),
        extra: { phaseIds: [...changed.phaseIds] },
      };
    case "proof-needed":
      return refuseWith(403, stepUpCode, m.contract_step_up({}, locale));
    case "reason-needed": {
      const message = m.desk_vacancies_plan_reason_needed({}, locale);
      return invalid(message, [{ path: "reason", code: "required", message }]);
    }
    case "phase-unknown": {
      const message = m.field_choice({}, locale);
      return invalid(m.contract_invalid_fields({}, locale), [{ path: changed.field, code: "choice", message }]);
    }
  }
}
