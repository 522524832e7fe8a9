import { formText } from "../../../../contract/field-values.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { activateAccount } from "../accounts.calls.ts";
import { isFromFair } from "../back-to-fair.tsx";

interface Params {
  id: string;
}

/** The result of the button; `failed` is the server's or the network's fault, and may be tried again. */
export type Confirmed =
  | { status: "activated" | "expired" | "invalid" }
  | { status: "wrong-password" | "failed"; message: string };

/** Opening the page changes nothing: it asks first (promise 6). */
export async function load({ url, params: { id } }: PageRequest<Params>) {
  return { token: id, redirect: ownPath(url.searchParams.get("redirect")), isFromFair: isFromFair(url.pathname) };
}

export async function act({ api, params, form, language }: PageAction<Params>): Promise<Confirmed> {
  const body = { token: params.id, password: formText(form, "password"), lang: language };
  const sent = await api.send(activateAccount, { body });
  if (sent.status === "accepted") return { status: "activated" };
  if (sent.code === "activation-expired") return { status: "expired" };
  if (sent.code === "activation-invalid") return { status: "invalid" };
  const { message } = sent;
  return { status: sent.code === "wrong-password" ? "wrong-password" : "failed", message };
}
