import { redirect } from "react-router";
import { need, type PageAction } from "../../../contract/page.ts";
import { formText } from "../../accounts/form/form-text.ts";
import { summaryPath } from "../summary/summary-address.ts";
import { withdrawApplication } from "./withdraw.calls.ts";

/** Takes the application back and shows it as it is then; else says why it stands as it did. */
export async function act({ api, form, params, url }: PageAction<{ id: string }>): Promise<{ refused: string }> {
  const applicationId = Number(params.id);
  const sent = await api.send(withdrawApplication, { body: { applicationId, reason: formText(form, "reason") } });
  if (sent.status === "accepted") throw redirect(summaryPath(applicationId));
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { refused: sent.message };
}
