import { redirect } from "react-router";
import { onServer, type PageRequest } from "../../../contract/page.ts";
import { followAlert } from "./alerts.calls.ts";

interface Params {
  code: string;
  id?: string;
}

/** A letter's link: notes that its alert is wanted, and leads on without the code, so that nobody shares it. */
async function load({ api, language, params: { code, id = "" } }: PageRequest<Params>): Promise<Response> {
  const vacancyId = /^\d{1,15}$/.test(id) ? Number(id) : undefined;
  const sent = await api.send(followAlert, { body: { code, vacancyId, lang: language } });
  return redirect(sent.status === "accepted" ? sent.answer.data.path : "/lowongan");
}

export const handle = { needs: "alert.follow" };

export const loader = onServer(load);
