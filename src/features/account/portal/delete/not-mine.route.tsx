import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../../contract/page.ts";
import { pageTitle } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { Fields, useOutcomeFocus, useSending } from "../../../../ui/forms/form.tsx";
import { Page, Stack } from "../../../../ui/layout/layout.tsx";
import { eraseSignUp } from "../my-account.calls.ts";
import type { Route } from "./+types/not-mine.route";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.use-link", hydrate: "deferred" };

export function meta() {
  return [{ title: pageTitle(m.my_account_not_mine()) }, { name: "robots", content: "noindex" }];
}

/** For who was signed up by someone else; the activation mail and its page lead here. */
export default function NotMine({ loaderData, actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData);
  return <Page>{screenFor(actionData, loaderData.token)}</Page>;
}

function screenFor(actionData: Route.ComponentProps["actionData"], token: string) {
  switch (actionData?.status) {
    case "erased":
      return <Erased />;
    case "activated":
      return <AlreadyActive />;
    case "unknown":
      return <Unknown />;
    default:
      return <Question token={token} fault={actionData?.message} />;
  }
}

function Question({ token, fault }: { readonly token: string; readonly fault: string | undefined }) {
  const busy = useSending();
  return (
    <StateScreen level={1} icon="mail" tone="warm" title={m.my_account_not_mine()} text={m.my_account_not_mine_text()}>
      <Stack as="div">
        {fault !== undefined && (
          <Notice tone="danger" announce="alert">
            {fault}
          </Notice>
        )}
        <Form method="post">
          <Fields>
            <Button type="submit" wide busy={busy}>
              {busy ? m.my_account_deleting() : m.my_account_not_mine_erase()}
            </Button>
            <ButtonLink kind="secondary" wide to={`/account/confirmation/${token}`}>
              {m.my_account_not_mine_back()}
            </ButtonLink>
          </Fields>
        </Form>
      </Stack>
    </StateScreen>
  );
}

function Erased() {
  return (
    <StateScreen
      level={1}
      icon="circle-check"
      tone="success"
      title={m.my_account_not_mine_erased()}
      text={m.my_account_not_mine_erased_text()}
    >
      <ButtonLink to="/">{m.my_account_home()}</ButtonLink>
    </StateScreen>
  );
}

function AlreadyActive() {
  return (
    <StateScreen
      level={1}
      icon="mail"
      tone="warm"
      title={m.my_account_not_mine_active()}
      text={m.my_account_not_mine_active_text()}
    >
      <ButtonLink to="/forgot-password">{m.my_account_not_mine_password()}</ButtonLink>
    </StateScreen>
  );
}

function Unknown() {
  return (
    <StateScreen
      level={1}
      icon="link-off"
      tone="warm"
      title={m.my_account_not_mine_unknown()}
      text={m.my_account_not_mine_unknown_text()}
    >
      <ButtonLink to="/">{m.my_account_home()}</ButtonLink>
    </StateScreen>
  );
}

interface Params {
  /** The token of the activation link. */
  id: string;
}

/** The result; `failed` is the server's or the network's fault, and may be tried again. */
export type Outcome = { status: "erased" | "activated" | "unknown" } | { status: "failed"; message: string };

/** Opening the page changes nothing: it asks first (promise 6). */
async function load({ params: { id } }: PageRequest<Params>) {
  return { token: id };
}

async function act({ api, params, language }: PageAction<Params>): Promise<Outcome> {
  const sent = await api.send(eraseSignUp, { body: { token: params.id, lang: language } });
  if (sent.status === "accepted") return { status: "erased" };
  if (sent.code === "already-activated") return { status: "activated" };
  // The error of a malformed token belongs to the token's own field, which the page does not have.
  if (sent.code === "activation-invalid" || sent.errors.length > 0) return { status: "unknown" };
  return { status: "failed", message: sent.message };
}
