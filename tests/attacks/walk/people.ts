import { anApplicant, aSession, password } from "../../support/accounts.ts";
import type { Aim } from "./attack.ts";

/** Calls that change whom others of the walk stand for; each is made by someone who came for it. */
export const ownPersonCalls: ReadonlySet<string> = new Set([
  "POST password-change",
  "POST account/delete",
  "POST account/sessions/end",
  "POST applicant/flk/{variant}/logout",
]);

/** The same portal for someone new, whose account may be changed or lost. */
export async function aPersonOfOwn<Portal extends Pick<Aim, "platform" | "owner">>(aim: Portal): Promise<Portal> {
  const { id, email } = await anApplicant(aim.platform);
  return { ...aim, owner: { id, email, password, token: await aSession(aim.platform, id) } };
}
