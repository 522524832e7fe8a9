import { redirect } from "react-router";
import { need, type PageAction } from "../../../../contract/page.ts";
import { idOf } from "../../../../contract/page-meta.ts";
import { sentAnewPath } from "../../summary-address.ts";
import { editApplication } from "../application.calls.ts";
import { type Outcome, outcomeOf } from "../review/outcome/outcome.ts";
import { readReviewForm } from "../review/review-form.ts";

/** Sends the resume anew and says so; else says why not. */
export async function actOnEdit(page: PageAction<{ id: string }>): Promise<{ outcome: Outcome; message: string }> {
  const { api, form, params, url, language: lang } = page;
  const applicationId = idOf(params.id);
  const { captcha: grecaptcha } = readReviewForm(form);
  const body = { applicationId, grecaptcha, lang };
  const sent = await api.send(editApplication, { body });
  if (sent.status === "accepted") throw redirect(sentAnewPath(applicationId, sent.answer.version));
  if (sent.http === 401 || sent.http === 404) need(sent, url);
  return { outcome: outcomeOf(sent), message: sent.message };
}
