import { useEffect } from "react";
import { Form, redirectDocument, useNavigate } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, type PageAction } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { login, logout } from "../accounts.calls.ts";
import type { Route } from "./+types/sign-out.route";
import { signOutOutcome, type Unfinished } from "./sign-out-outcome.ts";

/** A session that the server no longer knows: a guest's token takes the place of its cookie. */
async function becomeGuest({ api, language }: PageAction<unknown>): Promise<void> {
  await api.send(login, { body: { siteType: "web", lang: language } });
}

/** What a browser keeps of a person, drafts and waiting files, goes with an explicit sign-out (S24). */
const forgetting = { headers: { "clear-site-data": '"storage"' } };

/** Ends the session and shows the home page again, so that nothing personal stays on the screen (A8). */
async function act(page: PageAction<unknown>): Promise<Unfinished> {
  const outcome = signOutOutcome(await page.api.send(logout, {}), page.isSignedIn);
  if (outcome.status === "done") throw redirectDocument("/", forgetting);
  if (outcome.status === "info" && outcome.http === 401) await becomeGuest(page);
  return outcome;
}

export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "sign-out", hydrate: "eager" };

export function meta() {
  return pageMeta(m.accounts_sign_out_title());
}

/** Signing out is a POST of the profile menu; the page itself shows what did not simply lead home. */
export default function SignOut({ actionData }: Route.ComponentProps) {
  return <Page>{actionData ? <Outcome outcome={actionData} /> : <Question />}</Page>;
}

function Question() {
  return (
    <StateScreen level={1} icon="logout" title={m.accounts_sign_out_ask()}>
      <Form method="post" reloadDocument>
        <Button type="submit">{m.accounts_sign_out_title()}</Button>
      </Form>
      <ButtonLink kind="quiet" to="/">
        {m.accounts_to_home()}
      </ButtonLink>
    </StateScreen>
  );
}

function Outcome({ outcome }: { readonly outcome: Unfinished }) {
  switch (outcome.status) {
    case "guest":
      return <Guest />;
    case "info":
      return (
        <StateScreen level={1} icon="info-circle" title={m.accounts_sign_out_info()} text={statusWords[outcome.http]()}>
          <ButtonLink to="/" reloadDocument>
            {m.accounts_to_home()}
          </ButtonLink>
        </StateScreen>
      );
    case "error":
      return (
        <StateScreen
          level={1}
          icon="alert-circle"
          tone="danger"
          title={m.accounts_sign_out_failed()}
          text={outcome.message}
        >
          <ButtonLink to="/" reloadDocument>
            {m.accounts_to_home()}
          </ButtonLink>
        </StateScreen>
      );
  }
}

const statusWords = { 401: m.accounts_sign_out_401, 500: m.accounts_sign_out_500 } as const;

/** §8: half a second, then sign-in. */
const GUEST_PAUSE_MS = 500;

function Guest() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate("/signin", { replace: true }), GUEST_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <StateScreen level={1} icon="circle-check" title={m.accounts_sign_out_guest()}>
      <ButtonLink to="/signin">{m.accounts_sign_in()}</ButtonLink>
    </StateScreen>
  );
}
