import { data, redirect } from "react-router";
import type { PageAction } from "../../../../contract/page.ts";
import { idOf } from "../../../../contract/page-id.ts";
import { eventPath } from "../../event-path.ts";
import { registerForEvent, unregisterFromEvent } from "../agenda.calls.ts";
import { doneName, type Intent, intentName, isIntent, registrationId, signInPath } from "./registration-form.ts";

/** What became of a wish for a place, or of giving one back. */
export type RegistrationOutcome =
  | { status: "done"; intent: Intent; at: number }
  | { status: "failed"; intent: Intent; message: string; isOffline: boolean; at: number };

async function ask(page: PageAction<{ id: string }>): Promise<RegistrationOutcome> {
  const { api, form, params, isSignedIn, language, now } = page;
  const Id = idOf(params.id);
  const asked = form.get(intentName);
  const intent = isIntent(asked) ? asked : "register";
  if (!isSignedIn) throw redirect(signInPath(Id));
  const call = intent === "register" ? registerForEvent : unregisterFromEvent;
  const sent = await api.send(call, { body: { Id, lang: language } });
  const at = now.getTime();
  if (sent.status === "accepted") return { status: "done", intent, at };
  if (sent.http === 401) throw redirect(signInPath(Id));
  if (sent.http === 404) throw data({ code: sent.code }, { status: 404 });
  return { status: "failed", intent, message: sent.message, isOffline: sent.http === 0, at };
}

/** Without script: to the page anew, so that a reload asks for nothing twice; it tells what was done. */
export async function actAndReturn(page: PageAction<{ id: string }>): Promise<RegistrationOutcome> {
  const outcome = await ask(page);
  const path = eventPath(idOf(page.params.id));
  if (outcome.status === "done") throw redirect(`${path}?${doneName}=${outcome.intent}#${registrationId}`);
  return outcome;
}

/** With script: in place. */
export async function actInPlace(page: PageAction<{ id: string }>): Promise<RegistrationOutcome> {
  return ask(page);
}
