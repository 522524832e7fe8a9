import { redirect } from "react-router";
import type { z } from "zod";
import { m } from "#messages";
import type { Api, Sent } from "../../../../contract/client.ts";
import { formText } from "../../../../contract/form-text.ts";
import type { PageAction } from "../../../../contract/page.ts";
import { idOf } from "../../../../contract/page-id.ts";
import { typedAbove } from "../../../bulk-actions/bulk-job.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { checkKinds } from "../../states/vacancy-change.ts";
import { type ClosedVacancy, closeVacancyCall } from "../acts/close.calls.ts";
import { putTeamCall, type TeamAnswer } from "../team/team.calls.ts";
import {
  actCalls,
  changePlanCall,
  type DeskVacancyAnswer,
  deleteVacancyCall,
  duplicateVacancyCall,
  type PlanBody,
} from "../vacancies.calls.ts";
import type { closeForm } from "../vacancies.schema.ts";
import { overviewActs } from "./load-overview.ts";

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
export async function act({ api, form, params }: PageAction<{ id: string }>): Promise<Refused> {
  const id = idOf(params.id);
  const refused = refusedBefore(form);
  if (refused !== null) return refused;
  const sent = await send(api, id, form);
  if (sent === null) return { message: m.contract_bad_request(), errors: [] };
  if (sent.status === "refused") return { message: sent.message, errors: errorsOf(sent.errors) };
  const name = formText(form, "act");
  if (name === "delete") throw redirect("/staff/vacancies");
  // The job that closes all who are on process is held, and taken back like any other.
  const jobId = sent.answer !== null && "jobId" in sent.answer ? sent.answer.jobId : null;
  if (jobId !== null) throw redirect(`/staff/jobs/${jobId}`);
  const shown = sent.answer !== null && "id" in sent.answer ? sent.answer.id : id;
  throw redirect(`/staff/vacancies/${shown}?did=${name}`);
}

type Errors = Extract<Sent<unknown>, { status: "refused" }>["errors"];

/** A reason that is too short is told at its own field, whichever place it has in the list. */
function errorsOf(errors: Errors): Errors {
  return errors.map((error) => (error.path.startsWith("acceptedChecks") ? { ...error, path: "reasons" } : error));
}
