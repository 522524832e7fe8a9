import { m } from "#messages";
import { type Endpoint, endpoint } from "../../../../contract/endpoint.server.ts";
import { type NamedThing, namedThing } from "../../../../contract/named-thing.server.ts";
import { pathId } from "../../../../contract/path.schema.ts";
import { type Accepted, accept, notFound, type Refusal } from "../../../../contract/reply.ts";
import { wireMoment } from "../../../../i18n/calendar.ts";
import type { Language } from "../../../../i18n/language.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { newestLetterAbout } from "../../../../platform/mail/letters.store.ts";
import type { Platform } from "../../../../platform/platform.ts";
import { fileUrl } from "../../../documents/documents.ts";
import { sentForms } from "../../../extended-forms/form-request.queries.server.ts";
import { profileFromResume } from "../../../resumes/portal/wire/profile-from-resume.ts";
import { answerText } from "../../../vacancies/questions/answer-text.server.ts";
import { textIn } from "../../../vacancies/questions/question.ts";
import { findOwnApplication, ownerOfApplication } from "../../application.queries.server.ts";
import type { Applying } from "../../apply.server.ts";
import { findSnapshot, findVersions } from "../../history.queries.server.ts";
import { listAnswers } from "../../read-answers.server.ts";
import {
  getApplication,
  getApplicationContact,
  getApplicationDetails,
  listApplications,
  queryApplications,
} from "../application.calls.ts";
import {
  type ApplicationAnswer,
  applicationAnswer,
  applicationId,
  applicationRequest,
  contactAnswer,
  contactRequest,
  detailsAnswer,
  detailsRequest,
  type HistoryFilters,
  historyAnswer,
  historyQueryRequest,
  historyRequest,
} from "../application.schema.ts";
import { applicationContact, applicationDetails } from "./application-details.server.ts";
import { findEndReason, historyItem, listHistory } from "./list-history.server.ts";

/** `data`, or 404 for someone else's application (promise 8). */
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

interface SnapshotQuery {
  applicantId: number;
  applicationId: number;
  /** Of the resume; undefined is the newest. */
  version: number | undefined;
  language: Language;
}

/** The vacancy's questions and the applicant's answers, for the applicant: never the required answers. */
async function answersIn(db: Db, applicationId: number, language: Language) {
  return (await listAnswers(db, applicationId)).map(({ question, value }) => ({
    questionId: question.id,
    question: textIn(question.words, language),
    answer: answerText(question, value, language),
  }));
}

/**
 * An application with the resume as it was sent; null for one that is not the applicant's, or a version that is none.
 */
async function readApplication(
  { database: { db }, settings }: Platform,
  query: SnapshotQuery,
): Promise<ApplicationAnswer["data"] | null> {
  const own = await findOwnApplication(db, query.applicantId, query.applicationId);
  const versions = own ? await findVersions(db, own.id) : [];
  const version = query.version ?? versions[0]?.version;
  const sentThen = own && version !== undefined ? await findSnapshot(db, own.id, version) : undefined;
  if (!own || !sentThen) return null;
  const { resume, consents, photo, cv } = sentThen;
  const url = (name: string) => fileUrl(settings.basePath, name);
  const sent = {
    resume,
    consents,
    photoUrl: photo && url(photo),
    cv: cv && { name: cv.originalName, url: url(cv.name) },
  };
  return {
    ...(await historyItem(db, own, query.language)),
    snapshot: profileFromResume(sent),
    version: sentThen.version,
    versions: versions.map(({ version, at }) => ({ version, at: wireMoment(at) })),
    letterCode: await newestLetterAbout(db, own.id),
    endReason: findEndReason(own, query.language),
    answers: await answersIn(db, own.id, query.language),
  };
}

/** The application whose id a call carries there. */
export function namedApplication({ database }: Pick<Platform, "database">, at: ["path" | "body", string]): NamedThing {
  return namedThing(at, at[0] === "path" ? pathId : applicationId, (id) => ownerOfApplication(database.db, id));
}
