import { redirect } from "react-router";
import { formText } from "../../../../contract/form-text.ts";
import { need, type PageAction } from "../../../../contract/page.ts";
import { idOf } from "../../../../contract/page-id.ts";
import { withdrawnPath } from "../../summary-address.ts";
import { type Outcome, outcomeOf } from "../review/outcome/outcome.ts";
import { summaryFields } from "../summary/summary-fields.ts";
import { withdrawApplication } from "./withdraw.calls.ts";

/** Takes the application back and shows it as it is then; else says why it stands as it did. */
export async function actOnWithdraw(page: PageAction<{ id: string }>): Promise<{ outcome: Outcome; message: string }> {
  const { api, form, params, url, language: lang } = page;
  const applicationId = idOf(params.id);
  const body = { applicationId, reason: formText(form, summaryFields.reason), lang };
  const sent = await api.send(withdrawApplication, { body });
  if (sent.status === "accepted") throw redirect(withdrawnPath(applicationId));
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { outcome: outcomeOf(sent), message: sent.message };
}
