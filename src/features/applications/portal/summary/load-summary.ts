import { leadToOwnAddress, need, type PageRequest, signInFirst } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { dateText, timeText } from "../../../../i18n/formats.ts";
import { getProfile } from "../../../resumes/portal/resume.calls.ts";
import type { ProfileContent } from "../../../resumes/portal/wire/profile-answer.schema.ts";
import { vacancyPath } from "../../../vacancies/vacancy-path.ts";
import { withdrawn } from "../../application.ts";
import { endText } from "../../status-words.ts";
import { saysWithdrawn, summaryPath, versionIn } from "../../summary-address.ts";
import { getApplication, getApplicationDetails } from "../application.calls.ts";
import type { ApplicationAnswer, DetailsAnswer } from "../application.schema.ts";
import { changedSections } from "../changed-answers.ts";
import { requestLine } from "../form-request-line.tsx";
import { timeline } from "../history/progress.ts";
import { resumeAnswers, textsIn } from "../review/answers/answers.ts";
import { loadTexts } from "../review/answers/load-texts.ts";
import { missingParts } from "../review/missing-parts.ts";
import { statusOfWire } from "../wire-status.ts";

/** A moment in Jakarta: "21 November 2026" and "10.44 WIB". */
export interface MomentText {
  date: string;
  time: string;
}

function toMomentText(moment: Date | string): MomentText {
  return { date: dateText(jakartaDay(moment)), time: timeText(moment) };
}

type Application = ApplicationAnswer["data"];

function getFacts(application: Application, details: DetailsAnswer["data"]) {
  return {
    id: application.applicationId,
    position: application.position,
    company: application.companyName,
    platform: application.platformName,
    status: statusOfWire(application.applicationStatusId),
    statusName: application.applicantionStatusName,
    phase: application.atsPhase,
    sent: toMomentText(application.applicationDate),
    letter: application.letterCode ?? "",
    end: endText(application.endReason),
    version: application.version,
    versions: application.versions.map(({ version, at }) => ({ version, ...toMomentText(at) })),
    phases: timeline(details.recruitmentProgress).filter(({ state }) => state !== "next"),
    formRequest: requestLine(details),
    vacancyTo: vacancyPath(application.vacancyId, application.position),
    answers: application.answers,
  };
}

/** An application: its outcome, and the resume as it was sent. */
export async function load(page: PageRequest<{ id: string }>) {
  const { api, language, url, params, now } = page;
  if (!page.isSignedIn) throw signInFirst(url);
  const id = getId(params.id);
  leadToOwnAddress(url, [summaryPath(id)]);
  const version = versionIn(url.searchParams, "version") ?? undefined;
  const [sent, details] = await Promise.all([
    api.send(getApplication, { path: { id, lang: language }, query: { version } }),
    api.send(getApplicationDetails, { path: { lang: language }, body: { applicationId: id } }),
  ]);
  const application = need(sent, url).data;
  const { snapshot, versions } = application;
  const newest = versions[0]?.version;
  const isNewest = application.version === newest;
  const facts = need(details, url).data;
  const { texts } = await loadTexts(api, language, snapshot);
  const { oldImageUrl: photo, cvName, cvUrl } = snapshot.personalData;
  return {
    ...getFacts(application, facts),
    isNewest,
    sendAnew: isNewest ? await loadSendAnew(page, snapshot, facts.editableUntil) : null,
    /** The version that was just sent, from the address. */
    justSent: isNewest && versionIn(url.searchParams, "sent") === newest,
    justWithdrawn: application.endReason === withdrawn && saysWithdrawn(url.searchParams),
    sections: resumeAnswers(snapshot, textsIn(texts)),
    files: { photo, cvName, cvUrl },
    /** The target of the printed code. */
    address: page.origin + url.pathname,
    printed: toMomentText(now),
  };
}

export type SummaryData = Awaited<ReturnType<typeof load>>;

/** Differences of a resend, and the missing parts; null where it cannot be sent. */
async function loadSendAnew(
  { api, language }: PageRequest<unknown>,
  sent: ProfileContent,
  editableUntil: string | null,
) {
  if (editableUntil === null) return null;
  const profile = await api.send(getProfile, { path: { lang: language } });
  if (profile.status === "refused") return null;
  const { data } = profile.answer;
  const { texts } = await loadTexts(api, language, sent, data);
  return {
    until: { date: dateText(jakartaDay(editableUntil)), time: timeText(editableUntil) },
    changes: changedSections(sent, data, textsIn(texts)),
    missing: missingParts(data.missing),
    hasStatements: data.consent.kebenaranData && data.consent.penggunaanData,
  };
}

export type SendAnewData = NonNullable<Awaited<ReturnType<typeof loadSendAnew>>>;
