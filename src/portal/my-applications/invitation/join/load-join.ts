import { data, redirect } from "react-router";
import { need, type PageRequest } from "../../../../contract/page.ts";
import { vacancyPath } from "../../../../domain/vacancies/vacancy-path.ts";
import { getJoinInvitation } from "../invitations.calls.ts";

const [gone, unknown] = [410, 404];

/** Stands for a part of the address that is missing. */
const missing = "-";

interface JoinParams {
  action: string;
  code?: string | undefined;
  media?: string | undefined;
}

/** An invitation to join (R37, J7): who is signed in goes on to the vacancy, everybody else may sign up or in. */
export async function load({ api, params, url, language, isSignedIn }: PageRequest<JoinParams>) {
  const { action, code = missing, media = missing } = params;
  const path = { ActionName: action, TimeApplicantid: code, MediaCode: media, lang: language };
  const sent = await api.send(getJoinInvitation, { path });
  if (sent.status === "refused" && sent.code === "invitation-expired")
    return data({ status: "expired" as const }, { status: gone });
  if (sent.status === "refused" && sent.code === "invitation-invalid")
    return data({ status: "invalid" as const }, { status: unknown });
  const { vacancyId, title, companyName, source } = need(sent, url).data;
  const vacancyTo = vacancyPath(vacancyId, title);
  if (isSignedIn) throw redirect(vacancyTo);
  const invitation = { title, companyName, vacancyTo };
  const signUpTo = `/signup?${new URLSearchParams({ source, redirect: vacancyTo })}`;
  const signInTo = `/signin?${new URLSearchParams({ redirect: vacancyTo })}`;
  return data({ status: "open" as const, ...invitation, signUpTo, signInTo }, { status: 200 });
}
