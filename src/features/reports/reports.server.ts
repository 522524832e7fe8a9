import { addDays, daysBetween, jakartaDay, wireMoment } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import { unsentMails } from "../../platform/mail/outbox-review.store.ts";
import { type Say, tableLine } from "../../platform/operations/command.ts";
import { findWaiting } from "../applications/by-vacancy.queries.server.ts";
import { findPromise, invitedOn } from "../applications/phases.ts";
import { sentStars } from "../interviews/star.queries.server.ts";
import { allStanding } from "../invitations/invitation.queries.server.ts";
import { type WholeInvitation, withApplication } from "../invitations/read-invitation.server.ts";
import { recruitmentPhases } from "../reference-data/master-data.server.ts";
import { allEntries, answeredSurveys, countOffered } from "../surveys/survey.queries.server.ts";
import { ratings } from "../surveys/survey.ts";

const invitationsHeading = [
  ...["application", "vacancy code", "company", "position", "phase", "place", "time", "answer by"],
  ...["answer", "answered at", "wished times", "note"],
];

const getMoment = (moment: Date | null) => (moment === null ? "" : wireMoment(moment));

function getFields({ invitation, application, status }: WholeInvitation, phase: string) {
  const { at, place, answerBy, answeredAt, wishedTimes, note } = invitation;
  const { id, vacancyCode, companyName, positionId } = application;
  return [
    ...[id, vacancyCode ?? "", companyName, positionId, phase, place, getMoment(at), getMoment(answerBy)],
    ...[status, getMoment(answeredAt), wishedTimes.join(" "), note],
  ];
}

/** `npm run report -- invitations`: how every invitation that stands was answered, a line each; names nobody. */
export async function reportInvitations(db: Db, now: Date, say: Say): Promise<number> {
  const phases = new Map((await recruitmentPhases(db, "id")).map(({ id, name }) => [id, name]));
  say(tableLine(invitationsHeading));
  for (const invitation of await allStanding(db)) {
    const whole = await withApplication(db, invitation, now);
    if (whole !== null) say(tableLine(getFields(whole, phases.get(invitation.phaseId) ?? "")));
  }
  return 0;
}

const mailHeading = ["state", "kind", "problem", "mails", "oldest", "next try", "numbers", "answer"];

/** `npm run report -- mail`: queued, deferred and failed mails, a line for each kind and problem; without names. */
export async function reportMail(db: Db, now: Date, say: Say): Promise<number> {
  say(tableLine(mailHeading));
  for (const { state, kind, problem, answer, mails, oldestAt, nextTryAt, ids } of await unsentMails(db, now)) {
    const nextTry = nextTryAt === null ? "" : wireMoment(nextTryAt);
    say(tableLine([state, kind, problem ?? "", mails, wireMoment(oldestAt), nextTry, ids, answer ?? ""]));
  }
  return 0;
}

/** An application of which no news came by the promised day. */
export interface OverdueApplication {
  applicationId: number;
  vacancyCode: string;
  company: string;
  position: string;
  phase: string;
  /** Days, `YYYY-MM-DD`. */
  since: string;
  promisedBy: string;
  daysLate: number;
}

/** Applications past their phase's promised days, phase by phase, the longest waiting first. Names nobody. */
export async function overdueApplications(db: Db, today: string): Promise<OverdueApplication[]> {
  const found: OverdueApplication[] = [];
  for (const { id, name, promisedDays } of await recruitmentPhases(db, "id")) {
    if (promisedDays === null || promisedDays < 1) continue;
    for (const row of await findWaiting(db, id, addDays(today, -promisedDays))) {
      const { began_on: since, due_on: dueOn, code } = row;
      const promise = findPromise({ beganOn: since, promisedDays, dueOn, invitedOn: invitedOn(row) }, today);
      if (!promise?.isLate) continue;
      found.push({
        ...{ applicationId: row.id, vacancyCode: code ?? "", company: row.company_name, position: row.position_id },
        ...{ phase: name, since, promisedBy: promise.firstBy, daysLate: daysBetween(promise.firstBy, today) },
      });
    }
  }
  return found;
}

const overdueHeading = [
  "application",
  "vacancy code",
  "company",
  "position",
  "phase",
  "since",
  "promised by",
  "days late",
];

/** `npm run report -- overdue`: a table for a spreadsheet, a line each. */
export async function reportOverdue(db: Db, now: Date, say: Say): Promise<number> {
  const rows = await overdueApplications(db, jakartaDay(now));
  say(tableLine(overdueHeading));
  for (const row of rows) {
    const { applicationId, vacancyCode, company, position, phase, since, promisedBy, daysLate } = row;
    say(tableLine([applicationId, vacancyCode, company, position, phase, since, promisedBy, daysLate]));
  }
  return 0;
}

/**
 * `npm run report -- star`: each form that was sent, a line of JSON, with its questions in Indonesian. Names nobody but
 * the application.
 */
export async function reportStar(db: Db, say: Say): Promise<number> {
  for (const { asked, answers, submittedAt, ...star } of await sentStars(db)) {
    const getText = (questionId: number, detailId: number) => {
      const answer = answers.find((one) => one.questionId === questionId)?.answer ?? [];
      return answer.find((one) => one.detailId === detailId)?.text ?? "";
    };
    const questions = (asked?.questions ?? []).map(({ id, question, details }) => ({
      question: question.id,
      answer: details.map((detail) => ({ label: detail.label.id, text: getText(id, detail.id) })),
    }));
    say(JSON.stringify({ ...star, submittedAt: submittedAt && wireMoment(submittedAt), questions }));
  }
  return 0;
}

/**
 * `npm run report -- survey`: how many answered, each rating, each thing that was chosen, and every comment with its
 * day and rating. Names nobody.
 */
export async function reportSurvey(db: Db, say: Say): Promise<number> {
  const [offered, answered, entries] = [await countOffered(db), await answeredSurveys(db), await allEntries(db)];
  const times = (of: (survey: (typeof answered)[number]) => boolean) => answered.filter(of).length;
  const named = new Map(entries.map(({ id, idn }) => [id, idn]));
  say(tableLine(["what", "which", "times"]));
  say(tableLine(["surveys", "offered", offered]));
  say(tableLine(["surveys", "answered", answered.length]));
  for (const rating of ratings) say(tableLine(["rating", rating, times((one) => one.rating === rating)]));
  for (const { id, kind, categoryId, idn } of entries) {
    if (kind === "category") continue;
    const which = categoryId === null ? idn : `${named.get(categoryId) ?? ""}: ${idn}`;
    say(tableLine([kind, which, times(({ chosen }) => chosen.includes(id))]));
  }
  for (const { comment, answeredAt, rating } of answered) {
    if (comment !== null)
      say(tableLine(["comment", `${rating}, ${answeredAt ? jakartaDay(answeredAt) : ""}`, comment]));
  }
  return 0;
}
