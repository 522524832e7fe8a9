import { redirectDocument } from "react-router";
import type { PageAction } from "../../../contract/page.ts";
import { login, logout } from "../accounts.calls.ts";
import { signOutOutcome, type Unfinished } from "./sign-out-outcome.ts";

/** A session that the server no longer knows: a guest's token takes the place of its cookie. */
async function becomeGuest({ api, language }: PageAction<unknown>): Promise<void> {
  await api.send(login, { body: { siteType: "web", lang: language } });
}

/** What a browser keeps of a person, drafts and waiting files, goes with an explicit sign-out (S24). */
const forgetting = { headers: { "clear-site-data": '"storage"' } };

/** Ends the session and shows the home page anew, so that nothing personal stays on the screen (A8). */
export async function act(page: PageAction<unknown>): Promise<Unfinished> {
  const outcome = signOutOutcome(await page.api.send(logout, {}), page.isSignedIn);
  if (outcome.status === "done") throw redirectDocument("/", forgetting);
  if (outcome.status === "info" && outcome.http === 401) await becomeGuest(page);
  return outcome;
}
