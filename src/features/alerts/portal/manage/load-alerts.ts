import { data } from "react-router";
import { need, type PageRequest } from "../../../../contract/page.ts";
import { listPath } from "../../../vacancies/portal/list/list-state.ts";
import { getAlerts } from "../alerts.calls.ts";
import { fromWire, stateOf } from "../wire-search.ts";

interface Params {
  /** Of a letter's link; absent on an account's own page. */
  code?: string;
}

/** The alerts of whoever is signed in, or of the address that a letter's code names. */
export async function load({ api, url, language, params: { code } }: PageRequest<Params>) {
  const sent = await api.send(getAlerts, { path: { lang: language }, query: code === undefined ? {} : { code } });
  if (sent.status === "refused" && sent.code === "link-invalid") throw data({ code: "link-invalid" }, { status: 404 });
  const { data: alerts, email } = need(sent, url);
  return { email, alerts: alerts.map((alert) => ({ ...alert, list: listPath(stateOf(fromWire(alert.search))) })) };
}

export type AlertsData = Awaited<ReturnType<typeof load>>;
export type ShownAlert = AlertsData["alerts"][number];
