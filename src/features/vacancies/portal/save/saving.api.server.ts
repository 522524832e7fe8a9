import { z } from "zod";
import { m } from "#messages";
import { type Endpoint, endpoint, type RawRequest } from "../../../../contract/endpoint.server.ts";
import { blankIsAbsent } from "../../../../contract/field-values.ts";
import { accept, notFound, type Refusal, refuseWith } from "../../../../contract/reply.ts";
import type { RequestContext } from "../../../../contract/request-context.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { emailKey } from "../../../identity/email.ts";
import {
  countSaved,
  insertSaved as keepVacancy,
  deleteSaved as letVacancyGo,
  savedIds,
} from "../../saved-vacancy.queries.server.ts";
import { vacancyExists as isKnownVacancy } from "../../vacancy.queries.server.ts";
import { getSavedVacancies, saveVacancy, unsaveVacancy, type VacancyItem } from "../vacancies.calls.ts";
import { vacancyItem } from "../vacancy.schema.ts";
import { itemsById, type Reader } from "../vacancy-items.server.ts";
import { savedPageSize } from "./saving.ts";

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

/** The token's own user name; another one is refused before the fields are looked at. */
const UserLogin = z.string().min(1, "required");

const vacancyId = z.int("choice").positive("choice");

export const saveRequest = z.object({ body: z.object({ VacancyId: vacancyId, UserLogin }) });
export const saveAnswer = z.object({});

const pageSizeLimit = 50;
const lastPage = 1_000_000;

export const savedListRequest = z.object({
  body: z.object({
    UserLogin,
    pageNo: z.preprocess(blankIsAbsent, z.int().min(1).max(lastPage).default(1)),
    pageSize: z.preprocess(blankIsAbsent, z.int().min(1).max(pageSizeLimit).default(savedPageSize)),
    Language: z.string().nullish(),
  }),
});
export const savedListAnswer = z.object({ data: z.array(vacancyItem), totalRows: z.number() });

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

/** A page of what an applicant saved, the last saved first, closed ones among them; and how many there are. */
async function listSaved(
  reader: Reader,
  applicantId: number,
  page: { offset: number; limit: number },
): Promise<{ data: VacancyItem[]; totalRows: number }> {
  const [ids, totalRows] = await Promise.all([
    savedIds(reader.db, applicantId, page),
    countSaved(reader.db, applicantId),
  ]);
  return { data: await itemsById(reader, ids), totalRows };
}
