import type { Tx } from "../../../platform/database/database.ts";
import { recordTrail } from "../../audit/trail.queries.server.ts";
import { getSettings } from "../../companies/settings/company-settings.queries.server.ts";
import { type DeskVacancy, findDeskVacancy, lockDeskVacancy, noteEdit } from "../draft/desk-vacancy.queries.server.ts";
import type { Editing } from "../draft/edit-vacancy.server.ts";
import { mayAct, type VacancyStage } from "../states/vacancy-state.ts";
import { insertQuestion, listQuestions, moveQuestion, retireQuestion, tellAsked } from "./question.queries.server.ts";
import { type Question, type QuestionContent, saysTheSame } from "./question.ts";

/** Which of these questions someone was asked who applied; given by a later feature. */
export type QuestionsAsked = (tx: Tx, questionIds: readonly number[]) => Promise<ReadonlySet<number>>;

/** A question as someone wants it; with an id it is one that the vacancy asks now, edited or not. */
export interface WantedQuestion extends QuestionContent {
  id: number | null;
}

export type QuestionsChanged =
  | { status: "saved"; vacancy: DeskVacancy }
  | { status: "unknown" }
  | { status: "stale"; current: DeskVacancy }
  | { status: "state-forbids"; stage: VacancyStage }
  /** Questions change at once, and what is public changes by review alone in this company. */
  | { status: "needs-review" }
  /** The one at this place says an id that the vacancy does not ask, or that another one says too. */
  | { status: "question-unknown"; place: number };

/**
 * Changes what a vacancy asks, at once. A question's words never change: an edited one takes the place of the one
 * before, which stays for those who answered it, and is one version more once someone had been asked.
 */
export async function changeQuestions(
  tx: Tx,
  editing: Editing,
  questionsAsked: QuestionsAsked,
  { id, version, questions }: { id: number; version: number; questions: readonly WantedQuestion[] },
): Promise<QuestionsChanged> {
  const vacancy = await lockDeskVacancy(tx, id);
  if (vacancy === undefined) return { status: "unknown" };
  if (vacancy.version !== version) return { status: "stale", current: vacancy };
  if (!mayAct("edit", vacancy.stage)) return { status: "state-forbids", stage: vacancy.stage };
  const before = await listQuestions(tx, id);
  const strange = strangeIn(questions, before);
  if (strange >= 0) return { status: "question-unknown", place: strange };
  if (isUnchanged(questions, before)) return { status: "saved", vacancy };
  if (vacancy.state === "open" && (await getSettings(tx, vacancy.companyId)).requiresReview)
    return { status: "needs-review" };
  await write(tx, { vacancyId: id, before, questions, now: editing.now, questionsAsked });
  await noteEdit(tx, id, editing.by.actor.id, editing.now);
  await tellAsked(tx, id);
  await tell(tx, editing, vacancy);
  return { status: "saved", vacancy: (await findDeskVacancy(tx, id)) ?? vacancy };
}

function strangeIn(questions: readonly WantedQuestion[], before: readonly Question[]): number {
  const ids = questions.map(({ id }) => id);
  return ids.findIndex((id, at) => id !== null && (!before.some((one) => one.id === id) || ids.indexOf(id) !== at));
}

function isUnchanged(questions: readonly WantedQuestion[], before: readonly Question[]): boolean {
  return (
    questions.length === before.length &&
    before.every((one, place) => {
      const change = questions[place];
      return change?.id === one.id && saysTheSame(change, one);
    })
  );
}

interface Writing {
  vacancyId: number;
  before: readonly Question[];
  questions: readonly WantedQuestion[];
  now: Date;
  questionsAsked: QuestionsAsked;
}

async function write(tx: Tx, { vacancyId, before, questions, now, questionsAsked }: Writing): Promise<void> {
  const askedQuestions = await questionsAsked(
    tx,
    before.map(({ id }) => id),
  );
  for (const one of before) {
    const change = questions.find(({ id }) => id === one.id);
    if (change === undefined || !saysTheSame(change, one)) await retireQuestion(tx, one.id, now);
  }
  for (const [place, { id, ...content }] of questions.entries()) {
    const one = before.find((earlier) => earlier.id === id);
    if (one !== undefined && saysTheSame(content, one)) await moveQuestion(tx, one.id, place);
    else {
      const version = one === undefined ? 1 : one.version + (askedQuestions.has(one.id) ? 1 : 0);
      await insertQuestion(tx, { vacancyId, place, content, originId: one?.originId ?? null, version });
    }
  }
}

async function tell(tx: Tx, { by, now }: Editing, { id, companyId }: DeskVacancy): Promise<void> {
  const thing = { kind: "vacancy", id } as const;
  const entry = { ...by, action: "vacancy.questions-changed", needed: "posting.edit", thing, companyId } as const;
  await recordTrail(tx, { ...entry, fields: ["questions"] }, now);
}
