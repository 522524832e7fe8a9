import type { PersonalData } from "../personal-data/personal-data.ts";
import { forgetAnswersTo, keptUntil } from "./kept-answer.store.ts";

/** Answers kept for a repetition: sealed, so the person is told that there are some and until when. */
export const answersPersonalData: PersonalData = {
  tables: ["kept_answers"],
  async tell(db, { tokenKeys }) {
    return [{ name: "kept-answers", data: (await keptUntil(db, tokenKeys)).map((until) => ({ until })) }];
  },
  async erase(tx, { tokenKeys }) {
    await forgetAnswersTo(tx, tokenKeys);
    return [];
  },
};
