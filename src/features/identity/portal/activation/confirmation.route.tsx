import { Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { Fields, useOutcomeFocus, useSending } from "../../../../ui/forms/form.tsx";
import { Page, Row, Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { BackToFair } from "../back-to-fair.tsx";
import { withRedirect } from "../with-redirect.ts";
import type { Route } from "./+types/confirmation.route";
import { act, type Confirmed, load } from "./act-on-confirmation.ts";

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

function screenFor(confirmed: Route.ComponentProps["actionData"], loaded: Loaded) {
  switch (confirmed?.status) {
    case "activated":
      return <Activated {...loaded} />;
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
      return <Question refused={confirmed} {...loaded} />;
  }
}

type Loaded = Route.ComponentProps["loaderData"];
type Refused = Extract<Confirmed, { message: string }>;

function Question({ refused, token, redirect }: Loaded & { readonly refused: Refused | undefined }) {
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
        <Form method="post">
          <Fields>
            <PasswordField
              name="password"
              label={m.accounts_password()}
              showLabel={m.accounts_password_show()}
              hideLabel={m.accounts_password_hide()}
              autoComplete="current-password"
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

function Activated({ redirect, isFromFair }: Loaded) {
  return (
    <StateScreen
      level={1}
      icon="circle-check"
      tone="success"
      title={m.accounts_confirmation_done()}
      text={m.accounts_confirmation_done_text()}
    >
      <Row>
        <ButtonLink to={withRedirect("/signin", redirect)}>{m.accounts_sign_in()}</ButtonLink>
        {isFromFair && <BackToFair />}
      </Row>
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
