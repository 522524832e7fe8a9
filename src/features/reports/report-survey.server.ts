import { jakartaDay } from "../../i18n/calendar.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Say } from "../../platform/operations/command.ts";
import { tableLine } from "../../platform/operations/table-line.ts";
import { allEntries, answeredSurveys, countOffered } from "../surveys/survey.queries.server.ts";
import { ratings } from "../surveys/survey.ts";

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
