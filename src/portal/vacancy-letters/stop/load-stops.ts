import { data } from "react-router";
import { need, type PageRequest } from "../../../contract/page.ts";
import { getLetterStops } from "../vacancy-letters.calls.ts";

/** What the page's address names. */
export interface StopParams {
  code: string;
}

/** What a letter's code would stop: opening it, as scanners of mail do, changes nothing. */
export async function load({ api, params, url, language }: PageRequest<StopParams>) {
  const sent = await api.send(getLetterStops, { path: { code: params.code, lang: language } });
  if (sent.status === "refused" && sent.code === "link-invalid") {
    return data({ status: "invalid" as const }, { status: 404 });
  }
  return data({ status: "found" as const, stops: need(sent, url).data });
}
