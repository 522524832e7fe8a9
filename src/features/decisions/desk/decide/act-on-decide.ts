import { redirect } from "react-router";
import { m } from "#messages";
import type { Api } from "../../../../contract/client.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { getId } from "../../../../contract/page-meta.ts";
import { jakartaDay } from "../../../../i18n/calendar.ts";
import { defaultLanguage, parseLanguage } from "../../../../i18n/language.ts";
import type { ActKind } from "../../../applications/act/act.schema.ts";
import { needed } from "../../../desk-base/desk-page.ts";
import type { Refused } from "../../../identity/desk/refusal.tsx";
import { kindWords } from "../act-words.ts";
import { holdActCall, previewActCall, type ShownAct, type StandingAnswer } from "../acts.calls.ts";
import { actBody } from "../acts.schema.ts";
import { type EndReason, listEndReasons } from "../end-reasons/end-reasons.calls.ts";
import { decideParameter } from "./decide-path.ts";

/** What an act's form is filled with and what the applicant reads then. */
export interface Preview {
  preview: ShownAct;
  typed: Typed;
}

/** What the panel needs to decide on an application. */
export interface DecideData {
  id: number;
  application: StandingAnswer;
  /** Acts that the application takes as it stands. */
  kinds: ActKind[];
  kind: ActKind;
  reasons: EndReason[];
  /** The act with its usual values, where none has to be chosen; otherwise null. */
  usual: Preview | null;
  /** In Jakarta: nothing that is promised lies before it. */
  today: string;
}

const isKind = (text: string | null): text is ActKind => text !== null && Object.hasOwn(kindWords, text);

/** Acts that an application takes as it stands. */
export function kindsFor({ status }: Pick<StandingAnswer, "status">): ActKind[] {
  if (status === "on-process") return ["move", "move-back", "invite", "ask", "end", "hire", "close"];
  return status === "hired" ? [] : ["reopen"];
}

/**
 * What the panel of an application shows.
 * @param kindParam the act that the address names; another than those that the application takes means the first
 * @returns null where nothing can be decided now: a decision waits already, or another system leads the vacancy
 */
export async function loadDecision(
  { api, now }: Pick<PageRequest<unknown>, "api" | "now">,
  id: number,
  application: StandingAnswer,
  kindParam: string,
): Promise<DecideData | null> {
  if (application.held !== null || application.lead !== "desk") return null;
  const kinds = application.isWithdrawn ? [] : kindsFor(application);
  const [first = "move"] = kinds;
  const kind = isKind(kindParam) && kinds.includes(kindParam) ? kindParam : first;
  const [reasons, usual] = await Promise.all([
    api.send(listEndReasons, {}),
    kind === "move" && kinds.includes(kind) ? previewUsualMove(api, id, application) : null,
  ]);
  const offered = needed(reasons).data.filter(({ isRetired }) => !isRetired);
  return { id, application, kinds, kind, reasons: offered, usual, today: jakartaDay(now) };
}

/** Moving to the next phase without words: most moves are that, so its letter is there at once. */
async function previewUsualMove(
  api: Api,
  id: number,
  { phases, phaseId, reads }: StandingAnswer,
): Promise<Preview | null> {
  const next = phases[phases.findIndex((phase) => phase.id === phaseId) + 1];
  if (next === undefined) return null;
  const sent = await api.send(previewActCall, { path: { id }, body: { kind: "move", phaseId: next.id } });
  const typed = { kind: "move", phaseId: String(next.id), reads: reads ?? "" };
  return sent.status === "accepted" ? { preview: sent.answer, typed } : null;
}

/** The typed values, to show them again. */
export type Typed = Readonly<Record<string, string>>;

export type DecideOutcome = ({ status: "shown" } & Preview) | ({ status: "refused"; typed: Typed } & Refused);

const orAbsent = (text: string) => (text === "" ? undefined : text);

/** A day and a time in Jakarta as the wire writes moments; undefined without a day. */
function findMoment(day: string, time: string): string | undefined {
  return day === "" ? undefined : `${day}T${time === "" ? "07:00" : time}:00+07:00`;
}

/** The body that a form means. */
function toBody(typed: Typed) {
  const text = (name: string) => typed[name] ?? "";
  // What is typed is what the applicant reads, in their language.
  const reads = parseLanguage(text("reads")) ?? defaultLanguage;
  const toWords = (name: string) => (text(name) === "" ? undefined : { [reads]: text(name) });
  const number = (name: string) => (text(name) === "" ? undefined : Number(text(name)));
  return {
    kind: text("kind"),
    ...{
      phaseId: number("phaseId"),
      reasonId: number("reasonId"),
      words: toWords("words"),
      nextStep: toWords("nextStep"),
    },
    ...{ dueOn: orAbsent(text("dueOn")), place: orAbsent(text("place")), formCode: orAbsent(text("formCode")) },
    at: findMoment(text("day"), text("time")),
    releaseAt: findMoment(text("leaveDay"), text("leaveTime")),
  };
}

function typedIn(form: FormData): Typed {
  const names = [...["kind", "phaseId", "reasonId", "words", "nextStep", "dueOn", "place", "formCode", "day", "time"]];
  return Object.fromEntries(
    [...names, "leaveDay", "leaveTime", "reads"].map((name) => [name, formText(form, name).trim()]),
  );
}

/** Names the panel's forms among those of the application's page. */
export const decideAct = "decide";

/** Previews an act's letter, or schedules what was previewed and closes the panel. */
export async function actOnDecision(action: PageAction<{ id: string }>): Promise<DecideOutcome> {
  const { api, form, params, language, url } = action;
  const path = { id: getId(params.id) };
  const typed = typedIn(form);
  const refused = ({ message, errors }: Refused): DecideOutcome => ({ status: "refused", typed, message, errors });
  const intent = formText(form, "intent");
  const body = toBody(typed);
  const parsed = actBody.safeParse(body);
  if (!parsed.success) {
    return refused({ message: m.contract_invalid_fields(), errors: fieldErrors(parsed.error, body, language) });
  }
  if (intent !== "hold") {
    const sent = await api.send(previewActCall, { path, body: parsed.data });
    return sent.status === "accepted" ? { status: "shown", preview: sent.answer, typed } : refused(sent);
  }
  const sent = await api.send(holdActCall, { path, body: { ...parsed.data, shown: formText(form, "shown") } });
  if (sent.status === "refused") return refused(sent);
  const query = new URLSearchParams(url.search);
  query.delete(decideParameter);
  throw redirect(`/staff/applications/${path.id}?${query}`);
}
