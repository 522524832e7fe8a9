import { password } from "../../../tests/support/accounts.ts";
import type { Portal } from "./portal.ts";
import { takeProgress } from "./progress.ts";
import type { World } from "./world.ts";

/** One thing that is asked for, about something else each turn. */
export interface Call {
  what: string;
  ask: (turn: number) => Promise<unknown>;
}

const words = ["gudang", "akuntan", "analis", "teknisi", "perawat", "manager", "engineer", "staf", "kepala", "data"];

function at<T>(list: readonly T[], turn: number): T {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error("There is nothing to ask about.");
  return found;
}

const firstPage = { PageNo: 1, PageSize: 10 };

/** Requests of visitors. */
function guestCalls({ asGuest }: Portal, { openIds }: World): Call[] {
  const list = (by: object) => asGuest("lowongan-page/id", { ...firstPage, ...by });
  const byFunction = (turn: number) => ({ VacancyDepartmentId: [1 + (turn % 13)] });
  return [
    { what: "list", ask: (turn) => list({ CategoryType: turn % 3 }) },
    { what: "list, a later page", ask: (turn) => list({ PageNo: 2 + (turn % 10) }) },
    { what: "search, a word", ask: (turn) => list({ SearchString: at(words, turn) }) },
    {
      what: "search, a word and a function",
      ask: (turn) => list({ SearchString: at(words, turn), ...byFunction(turn) }),
    },
    { what: "vacancy", ask: (turn) => asGuest(`lowongan-detail/${at(openIds, turn)}/id`) },
    { what: "companies", ask: () => asGuest("company-list/id") },
  ];
}

/** Applicants' requests for their own data. */
function ownCalls({ people }: World): Call[] {
  const history = { Position: "", ApplicationPhase: [], ApplicationStatusId: [1, 2, 3, 4], ...firstPage };
  const by = (what: string, ask: (one: World["people"][number]) => Promise<unknown>): Call => ({
    what,
    ask: (turn) => ask(at(people, turn)),
  });
  return [
    by("list, signed in", ({ ask }) => ask("lowongan-page/id", firstPage)),
    by("list, what suits first", ({ ask }) => ask("lowongan-page/id", { ...firstPage, isMatch: true })),
    by("history", ({ ask }) => ask("Application/list/id", history)),
    by("an application", ({ ask, applicationId }) => ask(`application/${applicationId}/id`)),
    by("notifications", ({ ask }) => ask("notifications/id?PageNo=1&PageSize=10")),
    by("resume", ({ ask }) => ask("get-profile/id")),
    by("saved list", ({ ask, email }) => ask("get-saved-vacancy", { UserLogin: email, pageNo: 1, pageSize: 5 })),
    by("viewer", ({ ask }) => ask("account/viewer")),
  ];
}

/** Requests that write. */
function writingCalls(portal: Portal, { people, freshIds, movableIds }: World): Call[] {
  const consent = { kebenaranData: true, penggunaanData: true };
  return [
    {
      what: "sign in",
      async ask(turn) {
        const { email } = at(people, turn);
        const fields = { siteType: "bench", userName: email, password, grecaptcha: await portal.captcha() };
        return portal.asGuest("login", new URLSearchParams(fields));
      },
    },
    {
      what: "send an application",
      async ask(turn) {
        const sent = { VacancyId: at(freshIds, turn), lang: "id", activityPlatform: null, consent };
        return at(people, turn).ask("submit-application", { ...sent, grecaptcha: await portal.captcha() });
      },
    },
    { what: "a row of progress", ask: (turn) => takeProgress(portal, at(movableIds, turn), "online-test") },
  ];
}

/** Requests of recruiters; the table is of a vacancy with a thousand applications. */
function deskCalls({ staff, busyVacancyId, busyIds }: World): Call[] {
  const busy = `vacancyId=${busyVacancyId}`;
  const sorts = ["-score", "name", "waiting", "-applied", "salary", "-stars"];
  const of = (turn: number) => `staff/applications/${at(busyIds, turn)}`;
  return [
    { what: "desk: my day", ask: () => staff("staff/day") },
    { what: "desk: vacancies", ask: () => staff("staff/vacancies") },
    { what: "desk: vacancies, a word", ask: (turn) => staff(`staff/vacancies?q=${at(words, turn)}`) },
    { what: "desk: table", ask: (turn) => staff(`staff/applications?${busy}&sort=${at(sorts, turn)}`) },
    { what: "desk: tabs with counts", ask: () => staff(`staff/applications/tabs?${busy}`) },
    { what: "desk: facets", ask: () => staff(`staff/applications/facets?${busy}`) },
    { what: "desk: table, a word", ask: (turn) => staff(`staff/applications?${busy}&q=cv${turn}`) },
    { what: "desk: candidate", ask: (turn) => staff(`${of(turn)}?list=${encodeURIComponent(busy)}`) },
    { what: "desk: timeline", ask: (turn) => staff(`${of(turn)}/timeline`) },
    { what: "desk: trail", ask: () => staff("staff/trail") },
    { what: "desk: people", ask: () => staff("staff/people") },
  ];
}

/** Every call that is measured. */
export function getCalls(portal: Portal, world: World): Call[] {
  return [...guestCalls(portal, world), ...ownCalls(world), ...writingCalls(portal, world), ...deskCalls(world)];
}
