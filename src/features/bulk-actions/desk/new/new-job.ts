import { redirect } from "react-router";
import { m } from "#messages";
import type { Api } from "../../../../contract/client.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { applicantTabsCall, listApplicantsCall } from "../../../candidates/desk/applicants.calls.ts";
import type { Chosen, NewKind } from "../../../candidates/desk/list/job-address.ts";
import { queryIn } from "../../../candidates/desk/list/list-address.ts";
import { kindWords } from "../../../decisions/desk/act-words.ts";
import { getActs, type StandingAnswer } from "../../../decisions/desk/acts.calls.ts";
import { type EndReason, listEndReasons } from "../../../decisions/desk/end-reasons/end-reasons.calls.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { type JobPreview, previewJobCall, startJobCall } from "../jobs.calls.ts";
import { previewAnswer, previewBody } from "../jobs.schema.ts";

export interface NewJobData extends Chosen {
  kind: NewKind;
  count: number;
  /** The phases that the list's vacancies use, in their order, and the one that is likely meant. */
  phases: { id: number; name: string }[];
  likelyPhaseId: number | null;
  starForms: string[];
  reasons: EndReason[];
  /** In Jakarta: no promised day is before it. */
  today: string;
}

const isKind = (text: string | null): text is NewKind =>
  text === "share" || text === "export" || (text !== null && Object.hasOwn(kindWords, text));

const mostIds = 500;

/** The candidates that the address names. */
function chosenIn({ searchParams }: URL): Chosen {
  const idList = searchParams.get("ids");
  const ids = idList?.split(",").flatMap((text) => (/^\d{1,10}$/.test(text) ? [Number(text)] : [])) ?? null;
  return { ids: ids?.slice(0, mostIds) ?? null, list: searchParams.get("list") ?? "" };
}

/** The state of one selected application, which suggests the likely choice. */
async function standingOf(api: Api, id: number | undefined): Promise<StandingAnswer | null> {
  if (id === undefined) return null;
  const sent = await api.send(getActs, { path: { id } });
  return sent.status === "accepted" ? sent.answer : null;
}

const namesPhase = new Set<NewKind>(["move", "move-back", "invite", "ask"]);

function likelyPhase(
  kind: NewKind,
  phases: readonly { id: number }[],
  application: StandingAnswer | null,
): number | null {
  if (kind === "invite") return phases.find(({ id }) => id === application?.invitePhaseId)?.id ?? null;
  const here = phases.findIndex(({ id }) => id === application?.phaseId);
  const step = { move: 1, "move-back": -1 };
  const by = kind === "move" || kind === "move-back" ? step[kind] : 0;
  return phases[here + by]?.id ?? null;
}

/** The choices when preparing a job. */
export async function load({ api, url }: PageRequest<unknown>): Promise<NewJobData> {
  const chosen = chosenIn(url);
  const kindParam = url.searchParams.get("kind");
  const kind = isKind(kindParam) ? kindParam : "move";
  const query = { ...queryIn(new URL(`?${chosen.list}`, url), null), limit: 1 };
  const list = chosen.ids === null ? needed(await api.send(listApplicantsCall, { query })) : null;
  const first = chosen.ids?.[0] ?? list?.data[0]?.id;
  const application = namesPhase.has(kind) ? await standingOf(api, first) : null;
  const tabs = needed(await api.send(applicantTabsCall, { query }));
  const reasons = needed(await api.send(listEndReasons, {}));
  const phases = tabs.data.flatMap(({ tab, name }) => (typeof tab === "number" ? [{ id: tab, name: name ?? "" }] : []));
  return {
    ...{ ...chosen, kind, count: chosen.ids?.length ?? list?.total ?? 0, phases },
    likelyPhaseId: likelyPhase(kind, phases, application),
    starForms: application?.starForms ?? [],
    today: jakartaDay(new Date()),
    reasons: reasons.data.filter(({ isRetired }) => !isRetired),
  };
}

/** What a draft of words is about: this act, for those who were chosen. */
export const jobSubject = ({ kind, ids, list }: NewJobData) => `job-${kind}-${ids?.join() ?? list}`;

/** What was typed, to fill the form in again. */
export type Typed = Readonly<Record<string, string>>;

export type NewJobOutcome =
  | { status: "shown"; preview: JobPreview; typed: Typed }
  | ({ status: "refused"; preview: JobPreview | null; typed: Typed } & Refused);

const names = [
  ...["kind", "ids", "list", "phaseId", "reasonId", "wordsId", "wordsEn", "nextId", "nextEn", "dueOn", "place"],
  ...["formCode", "day", "time", "leaveDay", "leaveTime", "withCv", "format", "reason"],
];

const typedIn = (form: FormData): Typed => Object.fromEntries(names.map((name) => [name, formText(form, name).trim()]));

/** A day and a time in Jakarta as the wire writes moments; undefined without a day. */
function findMoment(day = "", time = ""): string | undefined {
  return day === "" ? undefined : `${day}T${time === "" ? "07:00" : time}:00+07:00`;
}

const orAbsent = (text = "") => (text === "" ? undefined : text);
const orNoNumber = (text = "") => (text === "" ? undefined : Number(text));

/** A text in both languages, one of them, or none. */
function toTexts(id = "", en = "") {
  return id === "" && en === "" ? undefined : { id: orAbsent(id), en: orAbsent(en) };
}

function actIn(typed: Typed) {
  return {
    ...{ kind: typed["kind"], phaseId: orNoNumber(typed["phaseId"]), reasonId: orNoNumber(typed["reasonId"]) },
    ...{ words: toTexts(typed["wordsId"], typed["wordsEn"]), nextStep: toTexts(typed["nextId"], typed["nextEn"]) },
    ...{ dueOn: orAbsent(typed["dueOn"]), place: orAbsent(typed["place"]), formCode: orAbsent(typed["formCode"]) },
    at: findMoment(typed["day"], typed["time"]),
  };
}

/** The body that a form means. */
function getBody(typed: Typed) {
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
  const releaseAt = findMoment(typed["leaveDay"], typed["leaveTime"]);
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
  const body = getBody(typed);
  const parsed = previewBody.safeParse(body);
  if (!parsed.success) {
    return refused({ message: m.contract_invalid_fields(), errors: fieldErrors(parsed.error, body, language) });
  }
  const sent = await api.send(previewJobCall, { body: parsed.data });
  return sent.status === "accepted" ? { status: "shown", preview: sent.answer, typed } : refused(sent);
}
