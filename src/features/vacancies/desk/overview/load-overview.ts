import type { PageRequest } from "../../../../contract/page.ts";
import { idOf } from "../../../../contract/page-id.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { needed } from "../../../desk-shell/needed.ts";
import type { VacancyAct } from "../../states/transitions.ts";
import { type CriteriaAnswer, getCriteria } from "../criteria/criteria.calls.ts";
import { getTeam, type TeamAnswer } from "../team/team.calls.ts";
import {
  type CheckAnswer,
  type DeskVacancyAnswer,
  getChecks,
  getDeskVacancy,
  getPreviewAddress,
  getVacancyChoices,
  getVersions,
  type VersionAnswer,
} from "../vacancies.calls.ts";

/** What may be done here: the acts of a vacancy but editing, which has a page, and copying, which any may. */
export const overviewActs = [
  "submit",
  "publish",
  "return",
  "unschedule",
  "extend",
  "close",
  "archive",
  "take-over",
  "plan",
  "team",
  "duplicate",
  "delete",
] as const;
export type OverviewAct = (typeof overviewActs)[number];

export interface OverviewData {
  vacancy: DeskVacancyAnswer;
  checks: CheckAnswer[];
  versions: VersionAnswer[];
  team: TeamAnswer;
  criteria: CriteriaAnswer;
  /** Where the public page is seen as it would be published. */
  previewPath: string;
  /** The phases of the master data, in their order. */
  phases: { id: number; name: string }[];
  /** What the panel asks about; null where none is open. */
  act: OverviewAct | null;
  /** What was just done. */
  did: OverviewAct | "criteria" | null;
  /** `YYYY-MM-DD` in Jakarta. */
  today: string;
}

/** What somebody may do to a vacancy now; where the company asks for a review, a draft is submitted first. */
export function actsOf({ acts, mayEdit, requiresReview, stage }: DeskVacancyAnswer): OverviewAct[] {
  const isInReview = stage === "in-review" || stage === "open-in-review";
  const has = (act: VacancyAct) => acts.includes(act);
  return overviewActs.filter((act) => {
    if (act === "duplicate") return mayEdit;
    if (act === "plan" || act === "team") return mayEdit && stage !== "archived";
    if (act === "submit") return has(act) && requiresReview;
    if (act === "publish") return has(act) && (isInReview || !requiresReview);
    return has(act);
  });
}

/** A vacancy with where it stands and what may be done. */
export async function load({ api, params, url, now }: PageRequest<{ id: string }>): Promise<OverviewData> {
  const path = { id: idOf(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  const named = (name: string) => overviewActs.find((act) => act === url.searchParams.get(name)) ?? null;
  const asked = named("act");
  const possible = actsOf(vacancy);
  // Who comes from the editor goes on as the company asks for it.
  const wanted = asked === "publish" && !possible.includes("publish") ? "submit" : asked;
  const [checks, versions, team, criteria, preview, choices] = await Promise.all([
    api.send(getChecks, { path }),
    api.send(getVersions, { path }),
    api.send(getTeam, { path }),
    api.send(getCriteria, { path }),
    api.send(getPreviewAddress, { path }),
    api.send(getVacancyChoices, {}),
  ]);
  return {
    vacancy,
    checks: needed(checks).data,
    versions: needed(versions).data,
    team: needed(team),
    criteria: needed(criteria),
    previewPath: needed(preview).path,
    phases: needed(choices).phases,
    act: wanted !== null && possible.includes(wanted) ? wanted : null,
    did: url.searchParams.get("did") === "criteria" ? "criteria" : named("did"),
    today: jakartaDay(now),
  };
}
