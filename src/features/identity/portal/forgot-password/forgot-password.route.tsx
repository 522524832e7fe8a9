import type { ComponentProps } from "react";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { ownPath } from "../../../../contract/own-path.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { virtueSource } from "../../applicant.ts";
import { endable } from "../../forgot-password/remains.schema.ts";
import { endRemains, forgetPassword } from "../accounts.calls.ts";
import { BackToFair, isFromFair } from "../back-to-fair.tsx";
import type { AddressOutcome } from "../form/account-forms.schema.ts";
import { AddressForm } from "../form/address-form.tsx";
import { sendAddress } from "../form/send-address.ts";
import { isOurFault } from "../password/password-failure.tsx";
import { withRedirect } from "../with-redirect.ts";
import type { Route } from "./+types/forgot-password.route";
import { chooseNew, type ResetOutcome } from "./act-on-reset.ts";
import { RemainsCard } from "./remains-card.tsx";
import { Reset } from "./reset.tsx";

interface OutcomeProps {
  readonly isFromFair: boolean;
  /** Where the person was going. */
  readonly redirect: string | null;
}

/** The link is on its way, if there is an account. */
function Noted({ email, isFromFair, redirect }: OutcomeProps & { readonly email: string }) {
  return (
    <StateScreen
      level={1}
      icon="mail"
      tone="success"
      title={m.accounts_forgot_noted()}
      text={m.accounts_forgot_noted_text({ email })}
    >
      <Row>
        <ButtonLink to={withRedirect("/signin", redirect)}>{m.accounts_sign_in()}</ButtonLink>
        {isFromFair && <BackToFair />}
      </Row>
    </StateScreen>
  );
}

/** The new password counts; what it leaves as it was can be ended here. */
function Changed({ isFromFair, redirect, ...what }: OutcomeProps & ComponentProps<typeof RemainsCard>) {
  return (
    <>
      <StateScreen
        level={1}
        icon="circle-check"
        tone="success"
        title={m.accounts_reset_done()}
        text={m.accounts_reset_done_text()}
      >
        <Row>
          <ButtonLink to={withRedirect("/signin", redirect)}>{m.accounts_sign_in()}</ButtonLink>
          {isFromFair && <BackToFair />}
        </Row>
      </StateScreen>
      <RemainsCard {...what} />
    </>
  );
}

const reasons = { invalid: m.accounts_reset_invalid_text, expired: m.accounts_reset_expired_text } as const;

/** The link no longer works; a new one does. */
function Failed({ reason, isFromFair, redirect }: OutcomeProps & { readonly reason: keyof typeof reasons }) {
  return (
    <StateScreen
      level={1}
      icon={reason === "expired" ? "clock-hour-4" : "link-off"}
      tone="warm"
      title={m.accounts_reset_failed()}
      text={reasons[reason]()}
    >
      <ButtonLink to={withRedirect(isFromFair ? "/forgot-password/virtue" : "/forgot-password", redirect)}>
        {m.accounts_reset_again()}
      </ButtonLink>
    </StateScreen>
  );
}

/** Asks for the mail with the link. */
function askForLink(page: PageAction<unknown>): Promise<AddressOutcome> {
  const { api, url, language } = page;
  const source = isFromFair(url.pathname) ? virtueSource : undefined;
  const redirect = ownPath(url.searchParams.get("redirect")) ?? undefined;
  return sendAddress(page, {
    send: (typed) => api.send(forgetPassword, { body: { ...typed, lang: language, source, redirect } }),
    toMessage: ({ http, message }) => (isOurFault(http) ? m.accounts_reset_problem() : message),
  });
}

/** Opening the mailed link changes nothing and asks nothing: only the button uses it (promise 6). */
async function load({ url }: PageRequest<unknown>) {
  const redirect = ownPath(url.searchParams.get("redirect"));
  return { hasToken: url.searchParams.has("token"), isFromFair: isFromFair(url.pathname), redirect };
}

async function act(page: PageAction<unknown>) {
  const token = page.url.searchParams.get("token");
  if (token === null) return askForLink(page);
  return page.form.has("end") ? endPressed(page, token) : chooseNew(page, token);
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.ask-for-link", hydrate: "eager" };

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.hasToken) return pageMeta(m.accounts_forgot_title(), m.accounts_forgot_lead());
  return [...pageMeta(m.accounts_reset_title()), { name: "robots", content: "noindex" }];
}

/** R6, R7: the same screen asks for the address and, opened by the mailed link, for the new password. */
export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const isOver = actionData !== undefined && ["noted", "success", "failed"].includes(actionData.status);
  useOutcomeFocus(isOver && actionData);
  return <Gate say={<Reassurance />}>{screenFor(loaderData, actionData)}</Gate>;
}

function screenFor(
  { hasToken, ...way }: Route.ComponentProps["loaderData"],
  acted: Route.ComponentProps["actionData"],
) {
  switch (acted?.status) {
    case "noted":
      return <Noted email={acted.email} {...way} />;
    case "success":
      return <Changed remains={acted.remains} ended={acted.ended} {...way} />;
    case "failed":
      return <Failed reason={acted.reason} {...way} />;
    case "refused":
      return <Ask refused={acted} redirect={way.redirect} />;
    case "wrong":
    case "internal-error":
      return <Reset refused={acted} />;
    case undefined:
      return hasToken ? <Reset refused={undefined} /> : <Ask refused={undefined} redirect={way.redirect} />;
  }
}

function Reassurance() {
  return (
    <>
      <h2>{m.accounts_forgot_say_title()}</h2>
      <p>{m.accounts_forgot_say()}</p>
    </>
  );
}

type Refused = Extract<AddressOutcome, { status: "refused" }>;

interface AskProps {
  readonly refused: Refused | undefined;
  /** Where the person was going. */
  readonly redirect: string | null;
}

/** The first half: to which address the link goes. */
function Ask({ refused, redirect }: AskProps) {
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_forgot_title()}</h1>
        <Text tone="muted">{m.accounts_forgot_lead()}</Text>
      </Stack>
      <Card>
        <AddressForm refused={refused} send={m.accounts_forgot_send()} sending={m.accounts_forgot_sending()} />
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_forgot_sign_in()} to={[withRedirect("/signin", redirect)]} />
      </Text>
    </>
  );
}

/** Ends what was pressed, by the link that the password was just chosen with. */
async function endPressed({ api, form, language }: PageAction<unknown>, token: string): Promise<ResetOutcome> {
  const end = endable.find((known) => known === form.get("end"));
  if (end === undefined) return { status: "failed", reason: "invalid" };
  const sent = await api.send(endRemains, { body: { token, end, lang: language } });
  if (sent.status === "accepted") return { status: "success", remains: sent.answer.data, ended: end };
  return isOurFault(sent.http) ? { status: "internal-error" } : { status: "failed", reason: "expired" };
}
