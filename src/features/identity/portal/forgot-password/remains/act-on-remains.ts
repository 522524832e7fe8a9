import type { PageAction } from "../../../../../contract/page.ts";
import { endable } from "../../../forgot-password/remains/remains.schema.ts";
import { endRemains } from "../../accounts.calls.ts";
import { isOurFault } from "../../password/our-fault.ts";
import type { ResetOutcome } from "../act-on-reset.ts";

/** Ends what was pressed, by the link that the password was just chosen with. */
export async function endPressed({ api, form, language }: PageAction<unknown>, token: string): Promise<ResetOutcome> {
  const end = endable.find((known) => known === form.get("end"));
  if (end === undefined) return { status: "failed", reason: "invalid" };
  const sent = await api.send(endRemains, { body: { token, end, lang: language } });
  if (sent.status === "accepted") return { status: "success", remains: sent.answer.data, ended: end };
  return isOurFault(sent.http) ? { status: "internal-error" } : { status: "failed", reason: "expired" };
}
