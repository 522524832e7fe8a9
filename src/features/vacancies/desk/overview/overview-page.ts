import { redirect } from "react-router";
import type { z } from "zod";
import { m } from "#messages";
import type { Api, Sent } from "../../../../contract/client.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { languages } from "../../../../i18n/language.ts";
import { typedAbove } from "../../../bulk-actions/bulk-job.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { invitePerson } from "../../../staff/desk/people.calls.ts";
import { checkKinds, type VacancyAct } from "../../states/vacancy-state.ts";
import { type ClosedVacancy, closeVacancyCall } from "../acts/close.calls.ts";
import { type CriteriaAnswer, getCriteria } from "../criteria/criteria.calls.ts";
import { getTeam, putTeamCall, type TeamAnswer } from "../team/team.calls.ts";
import {
  actCalls,
  type CheckAnswer,
  changePlanCall,
  type DeskVacancyAnswer,
  deleteVacancyCall,
  duplicateVacancyCall,
  getChecks,
  getDeskVacancy,
  getPreviewAddress,
  getVacancyChoices,
  getVersions,
  type PlanBody,
  type VersionAnswer,
} from "../vacancies.calls.ts";
import type { closeForm } from "../vacancies.schema.ts";

/** What may be done here: the acts of a vacancy but editing, which has a page, and copying, which any may. */
const overviewActs = [
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

/** What is done from here beside the acts, and said afterwards. */
const otherDeeds = ["criteria", "invite-manager"] as const;

/** Why a form was refused, and which one: the team's panel has two. */
export type OverviewRefused = Refused & { act: string };

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
  did: OverviewAct | (typeof otherDeeds)[number] | null;
  /** `YYYY-MM-DD` in Jakarta. */
  today: string;
}

/** What someone may do to a vacancy now; where the company asks for a review, a draft is submitted first. */
export function getActs({ acts, mayEdit, requiresReview, stage }: DeskVacancyAnswer): OverviewAct[] {
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
  const path = { id: getId(params.id) };
  const vacancy = needed(await api.send(getDeskVacancy, { path }));
  const named = (name: string) => overviewActs.find((act) => act === url.searchParams.get(name)) ?? null;
  const requested = named("act");
  const possible = getActs(vacancy);
  // Who comes from the editor continues as the company asks for it.
  const firstAct = requested === "publish" && !possible.includes("publish") ? "submit" : requested;
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
    act: firstAct !== null && possible.includes(firstAct) ? firstAct : null,
    did: otherDeeds.find((did) => did === url.searchParams.get("did")) ?? named("did"),
    today: jakartaDay(now),
  };
}

const orNull = (text: string) => (text === "" ? null : text);

/** Reasons that were written, check by check. */
function reasonsIn(form: FormData) {
  return checkKinds.flatMap((check) => {
    const reason = formText(form, `reason-${check}`);
    return reason === "" ? [] : [{ check, reason }];
  });
}

/** How the form says that the vacancy recruits; every phase chosen is all of them, to come ones too. */
function planIn(form: FormData): PlanBody {
  const ids = (name: string) => form.getAll(name).map(Number);
  const chosen = ids("phase");
  const isWhole = chosen.length === ids("all-phases").length;
  const orNone = (name: string) => Number(formText(form, name)) || null;
  return {
    phaseIds: isWhole ? null : chosen,
    blind: form.has("blind"),
    ...{ revealedFrom: orNone("revealedFrom"), sharedFrom: orNone("sharedFrom") },
  };
}

/** What becomes of those who are on process, as the form says it. */
function closingIn(form: FormData): z.infer<typeof closeForm> {
  if (formText(form, "rest") !== "close") return { rest: "go-on" };
  const [id, en] = [formText(form, "wordsId"), formText(form, "wordsEn")];
  return { rest: "close", words: { ...(id !== "" && { id }), ...(en !== "" && { en }) } };
}

/** Why a form is not sent at all: of very many the number is typed (recruiting §6). */
function refusedBefore(form: FormData): Refused | null {
  const onProcess = Number(formText(form, "onProcess"));
  const typed = Number(formText(form, "count").replaceAll(/[.,\s]/g, ""));
  if (formText(form, "rest") !== "close" || onProcess <= typedAbove || typed === onProcess) return null;
  const message = m.desk_jobs_count_differs();
  return { message: m.contract_invalid_fields(), errors: [{ path: "count", code: "count-differs", message }] };
}

/** Does what a form asks for; the form names the act. */
function send(
  api: Api,
  id: number,
  form: FormData,
): Promise<Sent<DeskVacancyAnswer | ClosedVacancy | TeamAnswer | null>> | null {
  const path = { id };
  switch (overviewActs.find((act) => act === formText(form, "act"))) {
    case "submit":
      return api.send(actCalls.submit, { path, body: {} });
    case "return":
      return api.send(actCalls.return, { path, body: { words: formText(form, "words") } });
    case "publish": {
      const body = { opensOn: orNull(formText(form, "opensOn")), acceptedChecks: reasonsIn(form) };
      return api.send(actCalls.publish, { path, body });
    }
    case "unschedule":
      return api.send(actCalls.unschedule, { path, body: {} });
    case "close":
      return api.send(closeVacancyCall, { path, body: closingIn(form) });
    case "extend":
      return api.send(actCalls.extend, { path, body: { endDate: formText(form, "endDate") } });
    case "archive":
      return api.send(actCalls.archive, { path, body: {} });
    case "take-over":
      return api.send(actCalls["take-over"], { path, body: {} });
    case "plan":
      return api.send(
        changePlanCall,
        { path, body: { ...planIn(form), reason: formText(form, "reason") } },
        { ifMatch: Number(formText(form, "version")) },
      );
    case "team": {
      const body = {
        ownerId: Number(formText(form, "ownerId")) || null,
        managerIds: form.getAll("managerIds").map(Number),
      };
      return api.send(putTeamCall, { path, body }, { ifMatch: Number(formText(form, "version")) });
    }
    case "duplicate":
      return api.send(duplicateVacancyCall, { path, body: {} });
    case "delete":
      return api.send(deleteVacancyCall, { path }, { ifMatch: Number(formText(form, "version")) });
    case undefined:
      return null;
  }
}

/** Does an act and shows where the vacancy stands then; refused, the form says why. */
export async function act({ api, form, params }: PageAction<{ id: string }>): Promise<OverviewRefused> {
  const id = getId(params.id);
  const name = formText(form, "act");
  const refused = refusedBefore(form);
  if (refused !== null) return { ...refused, act: name };
  if (name === "invite-manager") return { ...(await inviteManager(api, id, form)), act: name };
  const sent = await send(api, id, form);
  if (sent === null) return { message: m.contract_bad_request(), errors: [], act: name };
  if (sent.status === "refused")
    return { message: sent.message, errors: getErrors(form, sent.errors, sent.extra), act: name };
  if (name === "delete") throw redirect("/staff/vacancies");
  // The job that closes all applications in process is held, and can be undone like any other.
  const jobId = sent.answer !== null && "jobId" in sent.answer ? sent.answer.jobId : null;
  if (jobId !== null) throw redirect(`/staff/jobs/${jobId}`);
  const target = sent.answer !== null && "id" in sent.answer ? sent.answer.id : id;
  throw redirect(`/staff/vacancies/${target}?did=${name}`);
}

/** Invites a hiring manager of this vacancy; refused, the form says why. */
async function inviteManager(api: Api, id: number, form: FormData): Promise<Refused> {
  const sent = await api.send(invitePerson, {
    body: {
      email: formText(form, "email"),
      language: languages.find((language) => language === formText(form, "language")) ?? "id",
      roles: [{ role: "hiring-manager", companyIds: [], vacancyIds: [id] }],
    },
  });
  if (sent.status === "accepted") throw redirect(`/staff/vacancies/${id}?did=invite-manager`);
  return { message: sent.message, errors: sent.errors.filter(({ path }) => path === "email") };
}

type Errors = Extract<Sent<unknown>, { status: "refused" }>["errors"];

/** A reason that is too short or missing has its error at its own field. */
function getErrors(form: FormData, errors: Errors, extra: object): Errors {
  const written = reasonsIn(form).map(({ check }) => check);
  const own = errors.map((error) => {
    const place = /^acceptedChecks\.(\d+)/.exec(error.path)?.[1];
    return place === undefined ? error : { ...error, path: `reason-${written[Number(place)] ?? ""}` };
  });
  const open: readonly unknown[] = "checks" in extra && Array.isArray(extra.checks) ? extra.checks : [];
  const lacking = checkKinds
    .filter((check) => open.includes(check) && !written.includes(check))
    .map((check) => ({ path: `reason-${check}`, code: "required", message: m.desk_vacancies_act_reason_missing() }));
  return [...own, ...lacking];
}
