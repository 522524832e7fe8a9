import { answersOf } from "../../../domain/applications/answers/read-answers.server.ts";
import { findOwnApplication } from "../../../domain/applications/application.queries.server.ts";
import { findSnapshot, findVersions } from "../../../domain/applications/snapshot.queries.server.ts";
import { fileUrl } from "../../../domain/documents/documents.ts";
import { answerText } from "../../../domain/vacancies/questions/answer-text.server.ts";
import { textIn } from "../../../domain/vacancies/questions/question.ts";
import { wireMoment } from "../../../i18n/calendar.ts";
import type { Language } from "../../../i18n/language.ts";
import type { Db } from "../../../platform/database/database.ts";
import { newestLetterAbout } from "../../../platform/mail/letters.store.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { ApplicationAnswer } from "../../applying/application.schema.ts";
import { profileFromResume } from "../../resume/wire/profile-from-resume.ts";
import { endReasonOf, historyItem } from "./list-history.server.ts";

interface Asked {
  applicantId: number;
  applicationId: number;
  /** Of the resume; undefined is the newest. */
  version: number | undefined;
  language: Language;
}

/** What the vacancy asked and the applicant answered, as he reads it: never what an answer must be. */
async function answersIn(db: Db, applicationId: number, language: Language) {
  return (await answersOf(db, applicationId)).map(({ question, value }) => ({
    questionId: question.id,
    question: textIn(question.words, language),
    answer: answerText(question, value, language),
  }));
}

/** An application with the resume as it was sent; null for one that is not the applicant's, or a version that is none. */
export async function readApplication(
  { database: { db }, settings }: Platform,
  asked: Asked,
): Promise<ApplicationAnswer["data"] | null> {
  const own = await findOwnApplication(db, asked.applicantId, asked.applicationId);
  const versions = own ? await findVersions(db, own.id) : [];
  const version = asked.version ?? versions[0]?.version;
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
    ...(await historyItem(db, own, asked.language)),
    snapshot: profileFromResume(sent),
    version: sentThen.version,
    versions: versions.map(({ version, at }) => ({ version, at: wireMoment(at) })),
    letterCode: await newestLetterAbout(db, own.id),
    endReason: endReasonOf(own, asked.language),
    answers: await answersIn(db, own.id, asked.language),
  };
}
