import type { Platform } from "../../../platform/platform.ts";
import { isBlankList } from "../../../ui/fields/bullet-text.ts";
import { removeDraft } from "../../drafts/draft.queries.server.ts";
import { findOwnStar, writeAnswers } from "../star.queries.server.ts";
import type { GivenResult, SendStarRequest } from "../star.schema.ts";
import { type StarAnswer, type StarForm, starDraftName } from "../star.ts";

/** A wrong or missing field of what was sent. */
interface StarFault {
  path: string;
  code: "choice" | "required";
}

const root = "ApplicantSTARResult";

function secondTime<Entry>(entries: readonly Entry[], at: number, id: (entry: Entry) => number): boolean {
  const entry = entries[at];
  return entry !== undefined && entries.findIndex((other) => id(other) === id(entry)) < at;
}

/** What the form does not ask, or was answered twice. */
function unknownIn(form: StarForm, given: GivenResult): StarFault[] {
  return given.flatMap(({ questionId, answer }, one) => {
    const question = form.questions.find(({ id }) => id === questionId);
    if (!question || secondTime(given, one, (entry) => entry.questionId))
      return [{ path: `${root}.${one}.questionId`, code: "choice" as const }];
    return answer.flatMap(({ detailId }, two) => {
      const isKnown = question.details.some(({ id }) => id === detailId);
      const isTwice = secondTime(answer, two, (entry) => entry.detailId);
      return isKnown && !isTwice ? [] : [{ path: `${root}.${one}.answer.${two}.detailId`, code: "choice" as const }];
    });
  });
}

/** Details without words; what was not sent at all is named where it would stand. */
function missingIn(form: StarForm, given: GivenResult): StarFault[] {
  return form.questions.flatMap(({ id: questionId, details }) => {
    const one = given.findIndex((entry) => entry.questionId === questionId);
    if (one < 0) return [{ path: root, code: "required" as const }];
    const answer = given[one]?.answer ?? [];
    return details.flatMap(({ id: detailId }) => {
      const two = answer.findIndex((entry) => entry.detailId === detailId);
      if (two < 0) return [{ path: `${root}.${one}.answer`, code: "required" as const }];
      const isBlank = isBlankList(answer[two]?.text ?? "");
      return isBlank ? [{ path: `${root}.${one}.answer.${two}.text`, code: "required" as const }] : [];
    });
  });
}

/** What is wrong with answers to a form; a draft may lack whatever it likes. */
function starFaults(form: StarForm, given: GivenResult, isDraft: boolean): StarFault[] {
  const unknown = unknownIn(form, given);
  return isDraft ? unknown : [...unknown, ...missingIn(form, given)];
}

/** The answers as they are kept. */
function keptAnswers(given: GivenResult): StarAnswer[] {
  return given.map(({ questionId, answer }) => ({
    questionId,
    answer: answer.map(({ detailId, text }) => ({ detailId, text: isBlankList(text ?? "") ? "" : (text ?? "") })),
  }));
}

export type SentStar = { status: "kept" | "unknown" | "already-submitted" } | { status: "wrong"; faults: StarFault[] };

/** Keeps what was filled in, or sends it for good; of many sendings at once one counts, and its draft goes. */
export function takeStar(
  { database, clock }: Pick<Platform, "database" | "clock">,
  applicantId: number,
  { ApplicantSTARId: id, ApplicantSTARResult: given, isDraft }: SendStarRequest["body"],
): Promise<SentStar> {
  return database.transact<SentStar>(async (tx) => {
    const own = await findOwnStar(tx, applicantId, id);
    if (!own) return { status: "unknown" };
    const faults = starFaults(own.asked ?? own.document, given, isDraft === true);
    if (faults.length > 0) return { status: "wrong", faults };
    const sent = isDraft === true ? null : { asked: own.document, at: clock() };
    if (!(await writeAnswers(tx, id, keptAnswers(given), sent))) return { status: "already-submitted" };
    if (sent !== null) await removeDraft(tx, applicantId, starDraftName(id));
    return { status: "kept" };
  });
}
