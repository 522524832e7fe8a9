import { m } from "#messages";
import { ownPath } from "../../../contract/own-path.ts";
import type { PageAction } from "../../../contract/page.ts";
import { virtueSource } from "../../../domain/people/applicant.ts";
import { forgetPassword } from "../accounts.calls.ts";
import type { AddressOutcome } from "../form/address-form.schema.ts";
import { sendAddress } from "../form/send-address.ts";
import { isFromFair } from "../from-fair.ts";
import { isOurFault } from "../password/our-fault.ts";

/** Asks for the mail with the link. */
export function askForLink(page: PageAction<unknown>): Promise<AddressOutcome> {
  const { api, url, language } = page;
  const source = isFromFair(url.pathname) ? virtueSource : undefined;
  const redirect = ownPath(url.searchParams.get("redirect")) ?? undefined;
  return sendAddress(page, {
    send: (typed) => api.send(forgetPassword, { body: { ...typed, lang: language, source, redirect } }),
    told: ({ http, message }) => (isOurFault(http) ? m.accounts_reset_problem() : message),
  });
}
