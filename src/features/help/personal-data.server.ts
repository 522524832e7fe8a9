import type { Person, PersonalData } from "../../platform/personal-data.ts";
import { deleteVisitors, listVoices, questionIds } from "./help.queries.server.ts";
import { getMark } from "./help.server.ts";

/** A person's votes in open sessions, by question. */
function marks(questions: readonly number[], { tokenKeys }: Person): Buffer[] {
  return questions.flatMap((id) => tokenKeys.map((key) => getMark(key, id)));
}

/**
 * Voices and views of a person's open sessions. Those of sessions that ended can be traced to nobody: what they are
 * stored under is a hash of a token that is gone.
 */
export const helpPersonalData: PersonalData = {
  tables: ["help_voices", "help_views"],
  async tell(db, person) {
    return [{ name: "help-voices", data: await listVoices(db, marks(await questionIds(db), person)) }];
  },
  async erase(tx, person) {
    await deleteVisitors(tx, marks(await questionIds(tx), person));
    return [];
  },
};
