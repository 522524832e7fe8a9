import { redirect, redirectDocument } from "react-router";
import { formText } from "../../../../contract/field-values.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import type { PageAction, PageRequest } from "../../../../contract/page.ts";
import { activateAccount, getActivation } from "../accounts.calls.ts";
import { secondStepPath, usedLinkPath } from "../sign-in/sign-in-page.ts";

interface Params {
  id: string;
}

/** Why the button did nothing; `failed` is our fault or the network's, and may be tried again. */
export type Refused =
  | { status: "expired" | "invalid" | "confirm-by-mail" }
  | { status: "wrong-password" | "failed"; message: string };

interface Confirmation {
  token: string;
  redirect: string | null;
  /** Whose account it is; null where that could not be asked, which keeps nobody from trying. */
  userName: string | null;
  /** Why the link does not work. */
  ended: "expired" | "invalid" | null;
}

const endings: Readonly<Record<string, Confirmation["ended"]>> = {
  "activation-expired": "expired",
  "activation-invalid": "invalid",
};

/** Opening the page changes nothing: it asks first (promise 6). A link that was used leads to the sign-in. */
export async function load({ api, url, params: { id } }: PageRequest<Params>): Promise<Confirmation> {
  const link = { token: id, redirect: ownPath(url.searchParams.get("redirect")) };
  const sent = await api.send(getActivation, { path: { id } });
  if (sent.status === "refused") return { ...link, userName: null, ended: endings[sent.code] ?? null };
  const { userName, isUsed } = sent.answer.data;
  if (isUsed) throw redirect(usedLinkPath(link));
  return { ...link, userName, ended: null };
}

/**
 * Activates and goes where the person was going, signed in; the whole document, because everything on it may change.
 * @returns what was refused
 */
export async function act({ api, params: { id: token }, url, form, language }: PageAction<Params>): Promise<Refused> {
  const to = ownPath(url.searchParams.get("redirect"));
  const body = { token, password: formText(form, "password"), lang: language };
  const sent = await api.send(activateAccount, { body });
  if (sent.status === "refused") return refused(sent);
  if (sent.answer.token !== undefined) throw redirectDocument(to ?? "/");
  if (sent.answer.mfaStatusId === 2) throw redirect(secondStepPath({ redirect: to }));
  throw redirect(usedLinkPath({ token, redirect: to }));
}

function refused({ code, message }: { code: string; message: string }): Refused {
  const ended = endings[code];
  if (ended) return { status: ended };
  if (code === "confirm-by-mail") return { status: code };
  return { status: code === "wrong-password" ? code : "failed", message };
}
