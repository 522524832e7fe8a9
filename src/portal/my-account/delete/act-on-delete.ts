import { redirectDocument } from "react-router";
import { formText } from "../../../contract/form-text.ts";
import { need, type PageAction } from "../../../contract/page.ts";
import { deleteAccount } from "../my-account.calls.ts";

/** The account stands as it did, and why. */
export interface NotDeleted {
  message: string;
  /** True when it is the password that has to be mended. */
  isPassword: boolean;
}

/** What a browser keeps of a person, drafts and waiting files, goes as well. */
const forgetting = { headers: { "clear-site-data": '"storage"' } };

/** Erases the account and leads to the page that says so. */
export async function act({ api, form, language, url }: PageAction<unknown>): Promise<NotDeleted> {
  const password = formText(form, "password");
  const sent = await api.send(deleteAccount, { body: { password, OTPCode: undefined, lang: language } });
  if (sent.status === "accepted") throw redirectDocument("/account/deleted", forgetting);
  if (sent.http === 401) need(sent, url);
  const told = sent.errors.find(({ path }) => path === "password")?.message;
  return { message: told ?? sent.message, isPassword: told !== undefined || sent.code === "wrong-password" };
}
