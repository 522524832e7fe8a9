import { m } from "#messages";
import type { VacancyState } from "../../states/vacancy-state.ts";
import type { OverviewAct } from "./load-overview.ts";

interface ActWords {
  title: () => string;
  text: () => string;
  /** After it was done; a draft that was deleted has no page that says so. */
  did?: () => string;
}

/** What each act is called, what it does, and what is said once it is done. */
export const actWords: Readonly<Record<OverviewAct, ActWords>> = {
  submit: {
    title: m.desk_vacancies_act_submit,
    text: m.desk_vacancies_act_submit_text,
    did: m.desk_vacancies_did_submit,
  },
  return: {
    title: m.desk_vacancies_act_return,
    text: m.desk_vacancies_act_return_text,
    did: m.desk_vacancies_did_return,
  },
  publish: {
    title: m.desk_vacancies_act_publish,
    text: m.desk_vacancies_act_publish_text,
    did: m.desk_vacancies_did_publish,
  },
  unschedule: {
    title: m.desk_vacancies_act_unschedule,
    text: m.desk_vacancies_act_unschedule_text,
    did: m.desk_vacancies_did_unschedule,
  },
  extend: {
    title: m.desk_vacancies_act_extend,
    text: m.desk_vacancies_act_extend_text,
    did: m.desk_vacancies_did_extend,
  },
  close: { title: m.desk_vacancies_act_close, text: m.desk_vacancies_act_close_text, did: m.desk_vacancies_did_close },
  archive: {
    title: m.desk_vacancies_act_archive,
    text: m.desk_vacancies_act_archive_text,
    did: m.desk_vacancies_did_archive,
  },
  "take-over": {
    title: m.desk_vacancies_act_take_over,
    text: m.desk_vacancies_act_take_over_text,
    did: m.desk_vacancies_did_take_over,
  },
  plan: { title: m.desk_vacancies_act_plan, text: m.desk_vacancies_act_plan_text, did: m.desk_vacancies_did_plan },
  team: { title: m.desk_vacancies_act_team, text: m.desk_vacancies_act_team_text, did: m.desk_vacancies_did_team },
  duplicate: {
    title: m.desk_vacancies_act_duplicate,
    text: m.desk_vacancies_act_duplicate_text,
    did: m.desk_vacancies_did_duplicate,
  },
  delete: { title: m.desk_vacancies_act_delete, text: m.desk_vacancies_act_delete_text },
};

/** What an act is called at a vacancy of this state: of an open one only its changes are published. */
export function actTitle(act: OverviewAct, state: VacancyState): string {
  const isOfChanges = act === "publish" && state === "open";
  return isOfChanges ? m.desk_vacancies_act_publish_changes() : actWords[act].title();
}
