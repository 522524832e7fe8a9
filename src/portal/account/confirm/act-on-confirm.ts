import { redirect } from "react-router";
import { formText } from "../../../contract/form-text.ts";
import { ownPath } from "../../../contract/own-path.ts";
import { need, type PageAction, type PageRequest, signInFirst } from "../../../contract/page.ts";
import { confirmMe, getSecurity } from "../accounts.calls.ts";

const onward = (url: URL) => ownPath(url.searchParams.get("redirect")) ?? "/account/my-account";

/** Whose session it is; who has shown it already goes straight on. */
export async function load({ api, url }: PageRequest<unknown>) {
  const { userName, mfaStatusId, isProved } = need(await api.send(getSecurity, {}), url).data;
  if (isProved) throw redirect(onward(url));
  return { userName, isTwoStep: mfaStatusId === 2 };
}

/** Neither the password nor a code was right, or neither was typed. */
export interface NotConfirmed {
  message: string;
  /** The field that is to be mended; null where none is. */
  field: "password" | "OTPCode" | null;
}

/** Shows again who it is, and leads on. */
export async function act({ api, url, form, language }: PageAction<unknown>): Promise<NotConfirmed> {
  const [password, OTPCode] = [formText(form, "password"), formText(form, "OTPCode")];
  // A password that is typed counts; a browser may have filled it in beside the code, which is newer.
  const shown = OTPCode === "" ? { password, OTPCode: undefined } : { password: undefined, OTPCode };
  const sent = await api.send(confirmMe, { body: { ...shown, lang: language } });
  if (sent.status === "accepted") throw redirect(onward(url));
  if (sent.http === 401) throw signInFirst(url);
  const { code, message, errors } = sent;
  const told = errors[0]?.message ?? message;
  if (code === "invalid-otp") return { message: told, field: "OTPCode" };
  return { message: told, field: code === "wrong-password" || errors.length > 0 ? "password" : null };
}
