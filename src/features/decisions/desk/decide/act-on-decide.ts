import { redirect } from "react-router";
import { m } from "#messages";
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
import {
  getActs,
  holdActCall,
  previewActCall,
  type ShownAct,
  type StandingAnswer,
  undoActCall,
} from "../acts.calls.ts";
import { actBody } from "../acts.schema.ts";
import { type EndReason, listEndReasons } from "../end-reasons/end-reasons.calls.ts";

interface Params {
  id: string;
}

export interface DecideData {
  id: number;
  application: StandingAnswer;
  reasons: EndReason[];
  kind: ActKind;
  /** In Jakarta: nothing that is promised lies before it. */
  today: string;
  /** The list that the application was opened from, as its address's query. */
  list: string;
}

const isKind = (text: string | null): text is ActKind => text !== null && Object.hasOwn(kindWords, text);

/** Acts that an application takes as it stands. */
export function kindsFor({ status }: Pick<StandingAnswer, "status">): ActKind[] {
  if (status === "on-process") return ["move", "move-back", "invite", "ask", "end", "hire", "close"];
  return status === "hired" ? [] : ["reopen"];
}

/** How an application stands, and the act that the address names. */
export async function load({ api, params, url }: PageRequest<Params>): Promise<DecideData> {
  const id = getId(params.id);
  const application = needed(await api.send(getActs, { path: { id } }));
  const reasons = needed(await api.send(listEndReasons, {}));
  const kindParam = url.searchParams.get("kind");
  const [first = "move"] = kindsFor(application);
  const kind = isKind(kindParam) && kindsFor(application).includes(kindParam) ? kindParam : first;
  const offered = reasons.data.filter(({ isRetired }) => !isRetired);
  return {
    id,
    application,
    reasons: offered,
    kind,
    today: jakartaDay(new Date()),
    list: url.searchParams.get("list") ?? "",
  };
}

/** The typed values, to show them again. */
export type Typed = Readonly<Record<string, string>>;

export type DecideOutcome =
  | { status: "shown"; preview: ShownAct; typed: Typed }
  | { status: "undone" }
  | ({ status: "refused"; typed: Typed } & Refused);

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

type Page = PageAction<Params>;

/** Previews an act's message, decides what was previewed, or undoes what is held. */
export async function act({ api, form, params, language, url }: Page): Promise<DecideOutcome> {
  const path = { id: getId(params.id) };
  const typed = typedIn(form);
  const refused = ({ message, errors }: Refused): DecideOutcome => ({ status: "refused", typed, message, errors });
  const intent = formText(form, "intent");
  if (intent === "undo") {
    const sent = await api.send(undoActCall, { path });
    return sent.status === "accepted" ? { status: "undone" } : refused(sent);
  }
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
  throw redirect(`/staff/applications/${path.id}?list=${encodeURIComponent(url.searchParams.get("list") ?? "")}`);
}
