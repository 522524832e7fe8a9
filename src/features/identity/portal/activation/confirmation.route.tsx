import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useOutcomeFocus, useSending } from "../../../../ui/forms/form.tsx";
import { Page, Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { withRedirect } from "../with-redirect.ts";
import type { Route } from "./+types/confirmation.route";
import { act, load, type Refused } from "./act-on-confirmation.ts";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.use-link", hydrate: "deferred" };

export function meta() {
  return [...pageMeta(m.accounts_confirmation_title()), { name: "robots", content: "noindex" }];
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData);
  return <Page>{screenFor(actionData, loaderData)}</Page>;
}

function screenFor(refused: Route.ComponentProps["actionData"], loaded: Loaded) {
  switch (refused?.status ?? loaded.ended) {
    case "expired":
      return (
        <NoLonger
          icon="clock-hour-4"
          title={m.accounts_confirmation_expired_title()}
          text={m.accounts_confirmation_expired()}
        />
      );
    case "invalid":
      return (
        <NoLonger
          icon="link-off"
          title={m.accounts_confirmation_invalid_title()}
          text={m.accounts_confirmation_invalid()}
        />
      );
    default:
      return <Question refused={refused} {...loaded} />;
  }
}

type Loaded = Route.ComponentProps["loaderData"];

function Question({ refused, token, redirect, userName }: Loaded & { readonly refused: Refused | undefined }) {
  const busy = useSending();
  const wrong = refused?.status === "wrong-password" ? refused.message : undefined;
  return (
    <StateScreen
      level={1}
      icon="mail"
      tone="warm"
      title={m.accounts_confirmation_ask()}
      text={m.accounts_confirmation_ask_text()}
    >
      <Stack as="div">
        {refused?.status === "failed" && (
          <Notice tone="danger" announce="alert">
            {refused.message}
          </Notice>
        )}
        {refused?.status === "confirm-by-mail" && (
          <Notice tone="warning" announce="alert">
            <p>
              <LinkedText
                text={m.accounts_sign_in_confirm_by_mail()}
                to={[withRedirect("/forgot-password", redirect)]}
              />
            </p>
          </Notice>
        )}
        <Form method="post">
          <Fields>
            {userName !== null && (
              <TextField label={m.accounts_email()} type="email" autoComplete="username" value={userName} readOnly />
            )}
            <PasswordField
              name="password"
              label={m.accounts_password()}
              showLabel={m.accounts_password_show()}
              hideLabel={m.accounts_password_hide()}
              autoComplete="current-password"
              enterKeyHint="go"
              error={wrong}
            />
            <Button type="submit" wide busy={busy}>
              {busy ? m.accounts_confirmation_busy() : m.accounts_activation_mail_button()}
            </Button>
          </Fields>
        </Form>
        <Text look="small" tone="muted">
          <LinkedText
            text={m.accounts_confirmation_unknown()}
            to={[withRedirect("/forgot-password", redirect), `/account/confirmation/${token}/not-mine`]}
          />
        </Text>
      </Stack>
    </StateScreen>
  );
}

interface NoLongerProps {
  readonly icon: "clock-hour-4" | "link-off";
  readonly title: string;
  readonly text: string;
}

function NoLonger({ icon, title, text }: NoLongerProps) {
  return (
    <StateScreen level={1} icon={icon} tone="warm" title={title} text={text}>
      <ButtonLink to="/account/activation/resend">{m.accounts_resend_send()}</ButtonLink>
    </StateScreen>
  );
}
