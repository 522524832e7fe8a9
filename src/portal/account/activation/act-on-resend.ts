import type { PageAction } from "../../../contract/page.ts";
import { resendActivation } from "../accounts.calls.ts";
import type { AddressOutcome } from "../form/address-form.schema.ts";
import { sendAddress } from "../form/send-address.ts";

/** Asks for another activation link. */
export function act(page: PageAction<unknown>): Promise<AddressOutcome> {
  const { api, language } = page;
  return sendAddress(page, {
    send: (typed) => api.send(resendActivation, { body: { ...typed, lang: language } }),
  });
}
