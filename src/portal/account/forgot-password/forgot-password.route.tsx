import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { ownPath } from "../../../contract/own-path.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { isFromFair } from "../from-fair.ts";
import type { Route } from "./+types/forgot-password.route";
import { askForLink } from "./act-on-ask.ts";
import { chooseNew } from "./act-on-reset.ts";
import { Ask } from "./ask.tsx";
import { Changed, Failed, Noted } from "./outcomes.tsx";
import { endPressed } from "./remains/act-on-remains.ts";
import { Reset } from "./reset.tsx";

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
