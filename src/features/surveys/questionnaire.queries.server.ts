import type { Db } from "../../platform/database/database.ts";
import { ratingsDocument } from "./stored-survey.server.ts";
import type { EntryKind } from "./survey.tables.ts";
import type { Rating } from "./survey.ts";

/** A line of the questionnaire, in both languages. */
export interface QuestionnaireEntry {
  id: number;
  kind: EntryKind;
  categoryId: number | null;
  ratings: readonly Rating[];
  idn: string;
  eng: string;
  isShown: boolean;
}

/** Every line that is or was asked, in its order. */
export async function allEntries(db: Db): Promise<QuestionnaireEntry[]> {
  const rows = await db
    .selectFrom("survey_entries")
    .select(["id", "kind", "category_id as categoryId", "ratings"])
    .select(["text_id as idn", "text_en as eng", "is_shown as isShown"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, ratings: ratingsDocument.read(row.ratings) }));
}

/** True when there is something to ask. */
export async function hasQuestions(db: Db): Promise<boolean> {
  const shown = db
    .selectFrom("survey_entries")
    .select("id")
    .where("is_shown", "=", true)
    .where("kind", "=", "question");
  return (await shown.executeTakeFirst()) !== undefined;
}
