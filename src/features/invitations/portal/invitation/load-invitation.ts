import { data } from "react-router";
import { need, type PageRequest } from "../../../../contract/page.ts";
import { getInvitation } from "../invitations.calls.ts";

const gone = 410;
const unknown = 404;

/** What the address names; whatever stands after it is ignored ("not exact"). */
export interface InvitationParams {
  phase: string;
  action: string;
  code: string;
}

/** The invitation of a page's address; null when its code is none. */
export async function invitationOf({ api, params, url, language }: PageRequest<InvitationParams>) {
  const path = { ATSPhaseName: params.phase, ApplicationIdApplicantId: params.code, lang: language };
  const sent = await api.send(getInvitation, { path });
  if (sent.status === "refused" && sent.code === "invitation-invalid") return null;
  return need(sent, url).data;
}

/** An invitation (R36, J6): opening it answers nothing. */
export async function load(page: PageRequest<InvitationParams>) {
  const { params, now } = page;
  const invitation = await invitationOf(page);
  if (invitation === null) return data({ status: "invalid" as const }, { status: unknown });
  const shown = { status: "found" as const, invitation, ...params, now: now.toISOString() };
  return data(shown, { status: invitation.status === "expired" ? gone : 200 });
}

export type InvitationPage = Extract<Awaited<ReturnType<typeof load>>["data"], { status: "found" }>;
