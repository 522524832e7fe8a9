import { data } from "react-router";
import type { Sent } from "../../../contract/client.ts";
import { need, type PageAction, type PageRequest } from "../../../contract/page.ts";
import { confirmAlert, getWish } from "../alerts.calls.ts";

interface Params {
  code: string;
}

const ends = ["link-invalid", "link-expired", "too-many-alerts"] as const;
type End = (typeof ends)[number];

/** How a link stands; `failed` is our fault or the network's, and may be tried again. */
export type Confirming = "open" | "confirmed" | "failed" | End;

function endOf(sent: Sent<unknown>): End | undefined {
  return sent.status === "accepted" ? undefined : ends.find((known) => known === sent.code);
}

/** Links that were good are gone, others were none (readings, "Closed vacancy"). */
const httpOf: Record<End, number> = { "link-expired": 410, "link-invalid": 404, "too-many-alerts": 200 };

/** Opening the page changes nothing: it asks first (promise 6). */
export async function load({ api, url, language, params: { code } }: PageRequest<Params>) {
  const sent = await api.send(getWish, { path: { code, lang: language } });
  const end = endOf(sent);
  const stands = (status: Confirming, name: string) => ({ status, name });
  if (end !== undefined) return data(stands(end, ""), { status: httpOf[end] });
  const { name, isConfirmed } = need(sent, url).data;
  return data(stands(isConfirmed ? "confirmed" : "open", name));
}

export async function act({ api, language, params: { code } }: PageAction<Params>) {
  const sent = await api.send(confirmAlert, { body: { code, lang: language } });
  const told = (status: Confirming, message = "") => ({ status, message });
  if (sent.status === "accepted") return told("confirmed");
  return told(endOf(sent) ?? "failed", sent.message);
}
