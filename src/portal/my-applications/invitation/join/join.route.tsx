import { m } from "#messages";
import { inBrowser, onServer } from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import type { Route } from "./+types/join.route";
import { load } from "./load-join.ts";

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
