import type { PageAction, PageRequest } from "../../../contract/page.ts";
import { refusedPage } from "../../desk-base/desk-page.ts";
import { beginForm, codeForm } from "./account.schema.ts";
import { checkForm } from "./check-form.ts";
import type { Refused } from "./refusal.tsx";
import { beginAccountCall, type Enrol, finishAccountCall, getInvite } from "./session.calls.ts";

export type InviteData = { status: "invited"; email: string; name: string } | { status: "over"; message: string };

interface Params {
  token: string;
}

/** Whom the link invites; an expired link says so and leads on. */
export async function load({ api, params }: PageRequest<Params>): Promise<InviteData> {
  const sent = await api.send(getInvite, { path: { token: params.token } });
  if (sent.status === "accepted") return { status: "invited", email: sent.answer.email, name: sent.answer.name };
  if (sent.code === "invite-over") return { status: "over", message: sent.message };
  throw refusedPage(sent);
}

type Secret = Pick<Enrol, "secretKey" | "otpauthUrl">;

/** The result of an action: the next step, or the refusal. */
export type InviteOutcome =
  | { step: "begin"; refused: Refused; name: string }
  | ({ step: "enrol"; refused?: Refused } & Secret)
  | { step: "codes"; recoveryCodes: string[] };

type Page = PageAction<Params>;

/** Name and password, then the app's code; what the app learnt goes along, so that a wrong code asks for another. */
export function act(page: Page): Promise<InviteOutcome> {
  return page.form.has("code") ? finish(page) : begin(page);
}

async function begin({ api, form, params, language }: Page): Promise<InviteOutcome> {
  const checked = checkForm(form, beginForm, language);
  const here = { step: "begin", name: String(form.get("name") ?? "") } as const;
  if (checked.status === "refused") return { ...here, refused: checked };
  const sent = await api.send(beginAccountCall, { path: { token: params.token }, body: checked.values });
  if (sent.status === "refused") return { ...here, refused: sent };
  const { secretKey, otpauthUrl } = sent.answer;
  return { step: "enrol", secretKey, otpauthUrl };
}

async function finish({ api, form, params, language }: Page): Promise<InviteOutcome> {
  const secretKey = String(form.get("secretKey") ?? "");
  const otpauthUrl = String(form.get("otpauthUrl") ?? "");
  const here = { step: "enrol", secretKey, otpauthUrl } as const;
  const checked = checkForm(form, codeForm, language);
  if (checked.status === "refused") return { ...here, refused: checked };
  const sent = await api.send(finishAccountCall, { path: { token: params.token }, body: checked.values });
  if (sent.status === "refused") return { ...here, refused: sent };
  return { step: "codes", recoveryCodes: sent.answer.recoveryCodes };
}
