import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../contract/endpoint.server.ts";
import { type Accepted, accept, notFound, type Refusal } from "../../../contract/reply.ts";
import type { Applying } from "../../../domain/applications/submit/apply.server.ts";
import { sentForms } from "../../../domain/extended-forms/read/sent-forms.server.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Platform } from "../../../platform/platform.ts";
import {
  getApplication,
  getApplicationContact,
  getApplicationDetails,
  listApplications,
  queryApplications,
} from "../../applying/application.calls.ts";
import {
  applicationAnswer,
  applicationRequest,
  contactAnswer,
  contactRequest,
  detailsAnswer,
  detailsRequest,
  type HistoryFilters,
  historyAnswer,
  historyQueryRequest,
  historyRequest,
} from "../../applying/application.schema.ts";
import { namedApplication } from "../named-application.server.ts";
import { applicationContact, applicationDetails } from "./application-details.server.ts";
import { listHistory } from "./list-history.server.ts";
import { readApplication } from "./read-application.server.ts";

/** `data`, or 404 for somebody else's application (promise 8). */
function found<Data>(data: Data | null): Accepted<{ data: Data }> | Refusal {
  return data === null ? notFound(m.contract_not_found()) : accept({ data });
}

function listEndpoints({ database: { db } }: Platform): Endpoint[] {
  const answer = historyAnswer;
  const listed = async (applicantId: number, filters: HistoryFilters, language: Language) => {
    const sent = (await sentForms(db, applicantId)).map(({ url, sentAt }) => ({ url, sentAt: wireMoment(sentAt) }));
    return accept({ ...(await listHistory(db, applicantId, filters, language)), sentForms: sent });
  };
  return [
    endpoint(listApplications, {
      request: historyRequest,
      answer,
      handle: ({ body, path }, { identity }) => listed(identity.applicantId, body, path.lang),
    }),
    endpoint(queryApplications, {
      request: historyQueryRequest,
      answer,
      handle: ({ query, path }, { identity }) => listed(identity.applicantId, query, path.lang),
    }),
  ];
}

/** The calls of the history: list, details, one application, its contact. */
export function historyEndpoints({ platform, ports }: Pick<Applying, "platform" | "ports">): Endpoint[] {
  const { db } = platform.database;
  const thing = namedApplication(platform, ["body", "applicationId"]);
  return [
    ...listEndpoints(platform),
    endpoint(getApplicationDetails, {
      request: detailsRequest,
      answer: detailsAnswer,
      thing,
      handle: async ({ body: { applicationId }, path }, { identity: { applicantId } }) =>
        found(
          await applicationDetails(db, {
            ...{ applicantId, applicationId, language: path.lang },
            ...{ ports, now: platform.clock() },
          }),
        ),
    }),
    endpoint(getApplication, {
      request: applicationRequest,
      answer: applicationAnswer,
      thing: namedApplication(platform, ["path", "id"]),
      handle: async ({ path, query: { version } }, { identity: { applicantId } }) =>
        found(await readApplication(platform, { applicantId, applicationId: path.id, version, language: path.lang })),
    }),
    endpoint(getApplicationContact, {
      request: contactRequest,
      answer: contactAnswer,
      thing,
      handle: async ({ body: { applicationId } }, { identity: { applicantId }, language }) =>
        found(await applicationContact(db, { applicantId, applicationId, language })),
    }),
  ];
}
