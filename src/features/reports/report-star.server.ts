import { wireMoment } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Say } from "../../platform/operations/command.ts";
import { sentStars } from "../interviews/star.queries.server.ts";

/** `npm run report -- star`: each form that was sent, a line of JSON, with its questions in Indonesian. Names nobody but the application. */
export async function reportStar(db: Db, say: Say): Promise<number> {
  for (const { asked, answers, submittedAt, ...star } of await sentStars(db)) {
    const textOf = (questionId: number, detailId: number) => {
      const answer = answers.find((one) => one.questionId === questionId)?.answer ?? [];
      return answer.find((one) => one.detailId === detailId)?.text ?? "";
    };
    const questions = (asked?.questions ?? []).map(({ id, question, details }) => ({
      question: question.id,
      answer: details.map((detail) => ({ label: detail.label.id, text: textOf(id, detail.id) })),
    }));
    say(JSON.stringify({ ...star, submittedAt: submittedAt && wireMoment(submittedAt), questions }));
  }
  return 0;
}
