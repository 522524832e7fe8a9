import { m } from "#messages";
import { namedThing } from "../../../contract/named-thing.server.ts";
import { notFound } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { companyOfVacancy, type DeskVacancy } from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import { ofVacancy } from "./vacancies.schema.ts";
import { toVacancy } from "./wire-vacancy.server.ts";

export type StaffContext = RequestContext<"staff">;

/** The vacancy that a path names: one of another company's, or that someone does not manage, is not there. */
export function vacancyInPath(db: Db) {
  return namedThing(["path", "id"], ofVacancy.shape.id, async (id) => {
    const companyId = await companyOfVacancy(db, id);
    return companyId === null ? null : { companyId, vacancyId: id };
  });
}

/** Who edits by a request. */
export function editingBy({ identity, requestId }: StaffContext, now: Date): Editing {
  return { by: { actor: { kind: "staff", id: identity.staffId }, requestId }, now };
}

/** A vacancy in the words of the wire, for anyone who asks. */
export function tellVacancy({ database, clock }: Platform, context: StaffContext, vacancy: DeskVacancy) {
  const { id, companyId } = vacancy;
  const mayEdit = context.can("posting.edit", { companyId, vacancyId: id });
  const telling = { db: database.db, language: context.language, now: clock() };
  return toVacancy(telling, vacancy, { staffId: context.identity.staffId, mayEdit });
}

export const noVacancy = ({ language }: StaffContext) => notFound(m.contract_not_found({}, { locale: language }));
