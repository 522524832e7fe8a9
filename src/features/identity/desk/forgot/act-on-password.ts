import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { refusedPage } from "../../../desk-base/desk-page.ts";
import { forgotForm, passwordForm } from "../account.schema.ts";
import { checkForm } from "../check-form.ts";
import type { Refused } from "../refusal.tsx";
import { forgotCall, getPasswordLink, resetCall } from "./password.calls.ts";

/** The result of requesting a link. */
export type Forgot = { status: "sent"; email: string } | ({ status: "refused"; email: string } & Refused);

export async function askForLink({ api, form, language }: PageAction<unknown>): Promise<Forgot> {
  const email = String(form.get("email") ?? "");
  const checked = checkForm(form, forgotForm, language);
  if (checked.status === "refused") return { ...checked, email };
  const sent = await api.send(forgotCall, { body: checked.values });
  if (sent.status === "accepted") return { status: "sent", email: checked.values.email };
  return { status: "refused", email, message: sent.message, errors: sent.errors };
}

interface Params {
  token: string;
}

export type LinkData = { status: "good"; email: string } | { status: "over" };

/** Whose link it is; an expired one says so and leads on. */
export async function loadLink({ api, params }: PageRequest<Params>): Promise<LinkData> {
  const sent = await api.send(getPasswordLink, { path: { token: params.token } });
  if (sent.status === "accepted") return { status: "good", email: sent.answer.email };
  if (sent.code === "link-over") return { status: "over" };
  throw refusedPage(sent);
}

/** The result of a new password. */
export type Changed = { status: "changed" | "over" } | ({ status: "refused" } & Refused);

export async function choosePassword({ api, form, params, language }: PageAction<Params>): Promise<Changed> {
  const checked = checkForm(form, passwordForm, language);
  if (checked.status === "refused") return checked;
  const sent = await api.send(resetCall, { body: { ...checked.values, token: params.token } });
  if (sent.status === "accepted") return { status: "changed" };
  if (sent.code === "link-over") return { status: "over" };
  return { status: "refused", message: sent.message, errors: sent.errors };
}
