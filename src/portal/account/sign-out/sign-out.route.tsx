import { useEffect } from "react";
import { Form, useNavigate } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { Page } from "../../../ui/layout/layout.tsx";
import type { Route } from "./+types/sign-out.route";
import { act } from "./act-on-sign-out.ts";
import type { Unfinished } from "./sign-out-outcome.ts";

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
