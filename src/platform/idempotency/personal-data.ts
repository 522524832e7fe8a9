import type { PersonalData } from "../personal-data.ts";
import { forgetAnswersTo, keptUntil } from "./idempotency-record.store.ts";

/** Answers kept for a repetition: sealed, so the person is told that there are some and until when. */
export const idempotencyPersonalData: PersonalData = {
  tables: ["idempotency_records"],
  async tell(db, { tokenKeys }) {
    return [{ name: "kept-answers", data: (await keptUntil(db, tokenKeys)).map((until) => ({ until })) }];
  },
  async erase(tx, { tokenKeys }) {
    await forgetAnswersTo(tx, tokenKeys);
    return [];
  },
};
