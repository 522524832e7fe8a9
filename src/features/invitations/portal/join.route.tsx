import { data, redirect } from "react-router";
import { m } from "#messages";
import { inBrowser, need, onServer, type PageRequest } from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import { vacancyPath } from "../../vacancies/vacancy-path.ts";
import type { Route } from "./+types/join.route";
import { getJoinInvitation } from "./invitations.calls.ts";

const [gone, unknown] = [410, 404];

/** Stands for a part of the address that is missing. */
const missing = "-";

interface JoinParams {
  action: string;
  code?: string | undefined;
  media?: string | undefined;
}

/** An invitation to join (R37, J7): who is signed in goes on to the vacancy, everybody else may sign up or in. */
async function load({ api, params, url, language, isSignedIn }: PageRequest<JoinParams>) {
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

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = { needs: "invitation.read", hydrate: "deferred" };

export function meta() {
  return [{ title: pageTitle(m.invitations_join()) }, { name: "robots", content: "noindex" }];
}

/** R37: what one is invited to apply for. */
export default function Join({ loaderData }: Route.ComponentProps) {
  return <Page>{loaderData.status === "open" ? <Open {...loaderData} /> : <Over status={loaderData.status} />}</Page>;
}

type OpenProps = Extract<Route.ComponentProps["loaderData"], { status: "open" }>;

function Open({ title, companyName, vacancyTo, signUpTo, signInTo }: OpenProps) {
  return (
    <StateScreen
      level={1}
      icon="mail"
      title={m.invitations_join_title({ position: title })}
      text={m.invitations_join_text({ company: companyName })}
    >
      <ButtonLink to={signUpTo}>{m.invitations_join_sign_up()}</ButtonLink>
      <ButtonLink to={signInTo} kind="secondary">
        {m.invitations_join_sign_in()}
      </ButtonLink>
      <ButtonLink to={vacancyTo} kind="quiet">
        {m.invitations_join_vacancy()}
      </ButtonLink>
    </StateScreen>
  );
}

function Over({ status }: { readonly status: "expired" | "invalid" }) {
  const isExpired = status === "expired";
  return (
    <StateScreen
      level={1}
      icon={isExpired ? "clock-hour-4" : "link-off"}
      tone="warm"
      title={isExpired ? m.invitations_expired() : m.invitations_invalid()}
      text={isExpired ? m.invitations_join_expired_text() : m.invitations_invalid_text()}
    >
      <ButtonLink to="/lowongan" kind="secondary">
        {m.invitations_join_vacancies()}
      </ButtonLink>
    </StateScreen>
  );
}
