import { m } from "#messages";
import type { Action, Actions } from "../../contract/action.ts";

/** What a row of the policies allows staff. */
type DeskRight = { [Name in Action]: Actions[Name] extends { staff: unknown } ? Name : never }[Action];

/** Each right as a person would name it: "membaca log audit". */
const rightWords: Readonly<Record<DeskRight, () => string>> = {
  "desk.enter": m.desk_shell_right_desk,
  "desk.read": m.desk_shell_right_desk,
  "member.read": m.desk_shell_right_members,
  "member.administer": m.desk_shell_right_members,
  "company-settings.read": m.desk_shell_right_company_read,
  "company-settings.edit": m.desk_shell_right_company_edit,
  "posting.read": m.desk_shell_right_vacancy_read,
  "posting.edit": m.desk_shell_right_vacancy_edit,
  "candidate.read": m.desk_shell_right_candidate_read,
  "candidate.act": m.desk_shell_right_candidate_act,
  "candidate.share": m.desk_shell_right_candidate_share,
  "candidate.reveal": m.desk_shell_right_candidate_reveal,
  "candidate.export": m.desk_shell_right_candidate_export,
  "note.write": m.desk_shell_right_note,
  "scorecard.write": m.desk_shell_right_scorecard,
  "scorecard.ask": m.desk_shell_right_scorecard_ask,
  "view.keep": m.desk_shell_right_view,
  "end-reason.read": m.desk_shell_right_reason_read,
  "end-reason.edit": m.desk_shell_right_reason_edit,
  "search-word.edit": m.desk_shell_right_search_word,
  "conflict.resolve": m.desk_shell_right_conflict,
  "audit.read": m.desk_shell_right_audit,
};

const isDeskRight = (right: string): right is DeskRight => Object.hasOwn(rightWords, right);

/** A right in words; null for a name that the desk does not have. */
export const findRightWords = (right: string): string | null => (isDeskRight(right) ? rightWords[right]() : null);
