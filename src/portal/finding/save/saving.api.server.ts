import { m } from "#messages";
import { type Door, door, type RawRequest } from "../../../contract/door.server.ts";
import { accept, notFound, type Refusal, refuseWith } from "../../../contract/reply.ts";
import type { RequestContext } from "../../../contract/request-context.ts";
import { emailKey } from "../../../domain/people/email.ts";
import type { Db } from "../../../platform/database/database.ts";
import { getSavedVacancies, saveVacancy, unsaveVacancy } from "../vacancies.calls.ts";
import type { Reader } from "../vacancy-items.server.ts";
import { saveAnswer, savedListAnswer, savedListRequest, saveRequest, vacancyId } from "./saving.schema.ts";
import { isKnownVacancy, keepVacancy, letVacancyGo, listSaved } from "./saving.server.ts";

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

/** The doors of saving. */
export function savingDoors(db: Db, readerOf: (context: ApplicantContext) => Reader): Door[] {
  const find = async (raw: RawRequest, context: ApplicantContext): Promise<Refusal | null> => {
    const refused = refuseOthers(raw, context);
    const { data: id } = vacancyId.safeParse(field(raw.body, "VacancyId"));
    if (refused !== null || id === undefined || (await isKnownVacancy(db, id))) return refused;
    return notFound(m.contract_not_found({}, { locale: context.language }));
  };
  return [
    door(saveVacancy, {
      request: saveRequest,
      answer: saveAnswer,
      find,
      async handle({ body }, { identity }) {
        await keepVacancy(db, identity.applicantId, body.VacancyId);
        return accept({});
      },
    }),
    door(unsaveVacancy, {
      request: saveRequest,
      answer: saveAnswer,
      find,
      async handle({ body }, { identity }) {
        await letVacancyGo(db, identity.applicantId, body.VacancyId);
        return accept({});
      },
    }),
    door(getSavedVacancies, {
      request: savedListRequest,
      answer: savedListAnswer,
      find: async (raw, context) => refuseOthers(raw, context),
      async handle({ body: { pageNo, pageSize } }, context) {
        const stretch = { offset: (pageNo - 1) * pageSize, limit: pageSize };
        return accept(await listSaved(readerOf(context), context.identity.applicantId, stretch));
      },
    }),
  ];
}
