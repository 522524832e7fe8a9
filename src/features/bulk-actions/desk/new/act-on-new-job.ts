import { redirect } from "react-router";
import { m } from "#messages";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/form-text.ts";
import type { PageAction } from "../../../../contract/page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { type JobPreview, previewJobCall, startJobCall } from "../jobs.calls.ts";
import { previewAnswer, previewBody } from "../jobs.schema.ts";

/** What was typed, so that it stands there again. */
export type Typed = Readonly<Record<string, string>>;

export type NewJobOutcome =
  | { status: "shown"; preview: JobPreview; typed: Typed }
  | ({ status: "refused"; preview: JobPreview | null; typed: Typed } & Refused);

const names = [
  ...["kind", "ids", "list", "phaseId", "reasonId", "wordsId", "wordsEn", "nextId", "nextEn", "dueOn", "place"],
  ...["formCode", "day", "time", "leaveDay", "leaveTime", "withCv", "format", "reason"],
];

const typedIn = (form: FormData): Typed => Object.fromEntries(names.map((name) => [name, formText(form, name).trim()]));

/** A day and a time of Jakarta's clocks as the wire writes moments; undefined where no day is told. */
function momentOf(day = "", time = ""): string | undefined {
  return day === "" ? undefined : `${day}T${time === "" ? "07:00" : time}:00+07:00`;
}

const orAbsent = (text = "") => (text === "" ? undefined : text);
const orNoNumber = (text = "") => (text === "" ? undefined : Number(text));

/** What is said in both languages, one of them, or none. */
function said(id = "", en = "") {
  return id === "" && en === "" ? undefined : { id: orAbsent(id), en: orAbsent(en) };
}

function actIn(typed: Typed) {
  return {
    ...{ kind: typed["kind"], phaseId: orNoNumber(typed["phaseId"]), reasonId: orNoNumber(typed["reasonId"]) },
    ...{ words: said(typed["wordsId"], typed["wordsEn"]), nextStep: said(typed["nextId"], typed["nextEn"]) },
    ...{ dueOn: orAbsent(typed["dueOn"]), place: orAbsent(typed["place"]), formCode: orAbsent(typed["formCode"]) },
    at: momentOf(typed["day"], typed["time"]),
  };
}

/** The body that a form means. */
function bodyOf(typed: Typed) {
  const ids = orAbsent(typed["ids"])?.split(",").map(Number);
  const whom = ids === undefined ? { query: typed["list"] ?? "" } : { ids };
  if (typed["kind"] === "share") return { share: { withCv: typed["withCv"] === "on" }, ...whom };
  if (typed["kind"] !== "export") return { act: actIn(typed), ...whom };
  return { export: { format: typed["format"], reason: typed["reason"] ?? "" }, ...whom };
}

function previewIn(form: FormData): JobPreview | null {
  try {
    return previewAnswer.safeParse(JSON.parse(formText(form, "preview"))).data ?? null;
  } catch {
    return null;
  }
}

/** Starts what was shown. */
async function start({ api, form }: PageAction<unknown>, typed: Typed): Promise<NewJobOutcome> {
  const preview = previewIn(form);
  const count = Number(formText(form, "count").replaceAll(/[.,\s]/g, "")) || 0;
  const releaseAt = momentOf(typed["leaveDay"], typed["leaveTime"]);
  const withStarred = formText(form, "withStarred") === "on";
  const body = { previewId: preview?.previewId ?? 0, count, releaseAt, withStarred };
  const sent = await api.send(startJobCall, { body });
  if (sent.status === "accepted") throw redirect(`/staff/jobs/${sent.answer.id}`);
  const { message, errors } = sent;
  return { status: "refused", preview: sent.code === "preview-over" ? null : preview, typed, message, errors };
}

/** Shows what a job would do, or starts what was shown. */
export async function act(page: PageAction<unknown>): Promise<NewJobOutcome> {
  const { api, form, language } = page;
  const typed = typedIn(form);
  if (formText(form, "intent") === "start") return start(page, typed);
  const refused = ({ message, errors }: Refused): NewJobOutcome => {
    return { status: "refused", preview: null, typed, message, errors };
  };
  const body = bodyOf(typed);
  const parsed = previewBody.safeParse(body);
  if (!parsed.success) {
    return refused({ message: m.contract_invalid_fields(), errors: fieldErrors(parsed.error, body, language) });
  }
  const sent = await api.send(previewJobCall, { body: parsed.data });
  return sent.status === "accepted" ? { status: "shown", preview: sent.answer, typed } : refused(sent);
}
