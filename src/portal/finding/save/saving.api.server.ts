import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../contract/endpoint.server.ts";
import { accept, notFound, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { emailKey } from "../../../domain/people/email.ts";
import {
  insertSaved as keepVacancy,
  deleteSaved as letVacancyGo,
} from "../../../domain/vacancies/save/saved-vacancy.queries.server.ts";
import { vacancyExists as isKnownVacancy } from "../../../domain/vacancies/vacancy.queries.server.ts";
import type { Db } from "../../../platform/database/database.ts";
import { getSavedVacancies, saveVacancy, unsaveVacancy } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";
import { saveAnswer, savedListAnswer, savedListRequest, saveRequest, vacancyId } from "./saving.schema.ts";
import { listSaved } from "./saving.server.ts";

type ApplicantContext = RequestContext<"applicant">;

function field(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}

/** 403 for a user name that is not one's own; one that is no name at all is a wrong field. */
function refuseOthers({ body }: RawRequest, { identity, language }: ApplicantContext): Refusal | null {
  const userLogin = field(body, "UserLogin");
  if (typeof userLogin !== "string" || userLogin === "") return null;
  if (emailKey(userLogin) === emailKey(identity.userName)) return null;
  return refuseWith(403, "not-own-user", m.vacancies_save_not_own({}, { locale: language }));
}

/** The endpoints of saving. */
export function savingEndpoints(db: Db, readerOf: (context: ApplicantContext) => Reader): Endpoint[] {
  const find = async (raw: RawRequest, context: ApplicantContext): Promise<Refusal | null> => {
    const refused = refuseOthers(raw, context);
    const { data: id } = vacancyId.safeParse(field(raw.body, "VacancyId"));
    if (refused !== null || id === undefined || (await isKnownVacancy(db, id))) return refused;
    return notFound(m.contract_not_found({}, { locale: context.language }));
  };
  return [
    endpoint(saveVacancy, {
      request: saveRequest,
      answer: saveAnswer,
      find,
      async handle({ body }, { identity }) {
        await keepVacancy(db, identity.applicantId, body.VacancyId);
        return accept({});
      },
    }),
    endpoint(unsaveVacancy, {
      request: saveRequest,
      answer: saveAnswer,
      find,
      async handle({ body }, { identity }) {
        await letVacancyGo(db, identity.applicantId, body.VacancyId);
        return accept({});
      },
    }),
    endpoint(getSavedVacancies, {
      request: savedListRequest,
      answer: savedListAnswer,
      find: async (raw, context) => refuseOthers(raw, context),
      async handle({ body: { pageNo, pageSize } }, context) {
        const page = { offset: (pageNo - 1) * pageSize, limit: pageSize };
        return accept(await listSaved(readerOf(context), context.identity.applicantId, page));
      },
    }),
  ];
}
