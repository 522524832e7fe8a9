import { data } from "react-router";
import type { Sent } from "../../../../contract/client.ts";
import { formText } from "../../../../contract/field-values.ts";
import { need, type PageAction, type PageRequest } from "../../../../contract/page.ts";
import { listPath } from "../../../vacancies/portal/list/list-state.ts";
import { changeAlert, deleteAlert, getAlerts } from "../alerts.calls.ts";
import { frequencyIn } from "../frequency-words.ts";
import { fromWire, getState } from "../wire-search.ts";

interface Params {
  /** Of a letter's link; absent on an account's own page. */
  code?: string;
}

/** The alerts of anyone who is signed in, or of the address that a letter's code names. */
export async function load({ api, url, language, params: { code } }: PageRequest<Params>) {
  const sent = await api.send(getAlerts, { path: { lang: language }, query: code === undefined ? {} : { code } });
  if (sent.status === "refused" && sent.code === "link-invalid") throw data({ code: "link-invalid" }, { status: 404 });
  const { data: alerts, email } = need(sent, url);
  return { email, alerts: alerts.map((alert) => ({ ...alert, list: listPath(getState(fromWire(alert.search))) })) };
}

export type AlertsData = Awaited<ReturnType<typeof load>>;
export type ShownAlert = AlertsData["alerts"][number];

/** Names of the forms' fields and buttons. */
export const sent = { id: "id", name: "name", frequency: "frequency", act: "act" } as const;

export const acts = ["change", "pause", "resume", "wanted", "delete"] as const;
export type AlertAct = (typeof acts)[number];

/** The result of an action; a wrong name has its error at its alert. */
export type AlertsOutcome =
  | { status: AlertAct; id: number }
  | { status: "failed"; message: string }
  | { status: "wrong-name"; id: number; message: string };

async function send(page: PageAction<Params>, act: AlertAct, id: number): Promise<Sent<object>> {
  const { api, form, params, language } = page;
  const own = { code: params.code, lang: language };
  const change = (body: object) => api.send(changeAlert, { path: { id }, body: { ...own, ...body } });
  switch (act) {
    case "change":
      return change({ name: formText(form, sent.name), frequency: frequencyIn(formText(form, sent.frequency)) });
    case "pause":
    case "resume":
      return change({ isPaused: act === "pause" });
    case "wanted":
      return change({});
    case "delete":
      return api.send(deleteAlert, { path: { id }, body: own });
  }
}

/** Changes, pauses, keeps or deletes one alert. */
export async function act(page: PageAction<Params>): Promise<AlertsOutcome> {
  const { form, url } = page;
  const action = acts.find((known) => known === formText(form, sent.act)) ?? "change";
  const id = Number(formText(form, sent.id));
  const answer = await send(page, action, id);
  if (answer.status === "accepted") return { status: action, id };
  if (answer.http === 401) need(answer, url);
  const [wrong] = answer.errors.filter(({ path }) => path === "name");
  if (wrong !== undefined) return { status: "wrong-name", id, message: wrong.message };
  return { status: "failed", message: answer.message };
}
