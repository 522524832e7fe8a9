import { m } from "#messages";
import type { Action } from "../../contract/action.ts";
import type { IconName } from "../../ui/icons/icon-paths.ts";

/** A place of the desk's that the rail leads to. */
export interface Place {
  to: string;
  icon: IconName;
  label: () => string;
  /** Where there is space for one word. */
  short?: () => string;
  /** The row of the policies without which it is not shown. */
  needs: Action;
  /** Only this address, not those below it. */
  end?: true;
  /** What waits there is counted. */
  counts?: "notices" | "conflicts";
}

/** The desk's places in the order of the rail; a line parts the groups. */
export const places: readonly (readonly Place[])[] = [
  [
    { to: "/staff", icon: "home", label: m.desk_shell_day, needs: "desk.read", end: true },
    { to: "/staff/vacancies", icon: "briefcase-2", label: m.desk_shell_vacancies, needs: "posting.read" },
    { to: "/staff/held", icon: "hourglass-high", label: m.desk_shell_held, needs: "candidate.act" },
    { to: "/staff/jobs", icon: "stack-2", label: m.desk_jobs_title, needs: "candidate.act" },
    { to: "/staff/applications", icon: "users", label: m.desk_applicants_nav, needs: "candidate.read" },
    {
      to: "/staff/notices",
      icon: "bell",
      label: m.desk_notices_title,
      short: m.desk_shell_notices_short,
      needs: "desk.read",
      counts: "notices",
    },
    {
      ...{ to: "/staff/conflicts", icon: "git-merge", label: m.desk_conflicts_title },
      ...{ needs: "conflict.resolve", counts: "conflicts" },
    },
  ],
  [
    { to: "/staff/people", icon: "user-shield", label: m.desk_shell_people, needs: "member.read" },
    { to: "/staff/companies", icon: "building", label: m.desk_shell_companies, needs: "company-settings.read" },
    { to: "/staff/end-reasons", icon: "list-details", label: m.desk_shell_end_reasons, needs: "end-reason.read" },
    { to: "/staff/search-words", icon: "search", label: m.desk_search_words_title, needs: "search-word.edit" },
    { to: "/staff/trail", icon: "history", label: m.desk_shell_trail, needs: "audit.read" },
  ],
];

/** In which order a phone's bar takes what someone may open. */
const barOrder = [
  "",
  "/applications",
  "/vacancies",
  "/held",
  "/notices",
  "/people",
  "/companies",
  "/end-reasons",
  "/search-words",
  "/trail",
];

export const placesInBar: readonly Place[] = barOrder.flatMap(
  (path) => places.flat().find(({ to }) => to === `/staff${path}`) ?? [],
);
