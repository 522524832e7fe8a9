import { data, Form } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import type { Sent } from "../../../contract/client.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../contract/page.ts";
import { pageTitle } from "../../../contract/page-meta.ts";
import { Button, ButtonLink } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useOutcomeFocus, useSending } from "../../../ui/forms/form.tsx";
import { Page, Stack } from "../../../ui/layout/layout.tsx";
import { mostAlerts } from "../alert.ts";
import type { Route } from "./+types/confirm.route";
import { confirmAlert, getWish } from "./alerts.calls.ts";

interface Params {
  code: string;
}

const ends = ["link-invalid", "link-expired", "too-many-alerts"] as const;
type End = (typeof ends)[number];

/** How a link stands; `failed` is our fault or the network's, and may be tried again. */
type Confirming = "open" | "confirmed" | "failed" | End;

function findEnd(sent: Sent<unknown>): End | undefined {
  return sent.status === "accepted" ? undefined : ends.find((known) => known === sent.code);
}

/** Links that were good are gone, others were none (readings, "Closed vacancy"). */
const httpOf: Record<End, number> = { "link-expired": 410, "link-invalid": 404, "too-many-alerts": 200 };

/** Opening the page changes nothing: it asks first (promise 6). */
async function load({ api, url, language, params: { code } }: PageRequest<Params>) {
  const sent = await api.send(getWish, { path: { code, lang: language } });
  const end = findEnd(sent);
  const stands = (status: Confirming, name: string) => ({ status, name });
  if (end !== undefined) return data(stands(end, ""), { status: httpOf[end] });
  const { name, isConfirmed } = need(sent, url).data;
  return data(stands(isConfirmed ? "confirmed" : "open", name));
}

async function act({ api, language, params: { code } }: PageAction<Params>) {
  const sent = await api.send(confirmAlert, { body: { code, lang: language } });
  const confirmState = (status: Confirming, message = "") => ({ status, message });
  if (sent.status === "accepted") return confirmState("confirmed");
  return confirmState(findEnd(sent) ?? "failed", sent.message);
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "alert.confirm", hydrate: "deferred" };

export function meta() {
  return [{ title: pageTitle(m.alerts_confirm_title()) }, { name: "robots", content: "noindex" }];
}

/** The confirmation page of a mailed link; only the button saves anything (promise 6). */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData);
  const status = actionData?.status ?? loaderData.status;
  const failed = actionData?.status === "failed" ? actionData.message : undefined;
  return <Page>{screenFor(status, loaderData.name, failed)}</Page>;
}

function screenFor(status: Route.ComponentProps["loaderData"]["status"], name: string, failed: string | undefined) {
  switch (status) {
    case "confirmed":
      return <Done />;
    case "too-many-alerts":
      return (
        <NoMore
          icon="alert-circle"
          title={m.alerts_confirm_many_title({ most: mostAlerts })}
          text={m.alerts_confirm_many_text()}
        />
      );
    case "link-expired":
      return (
        <NoMore icon="clock-hour-4" title={m.alerts_confirm_expired_title()} text={m.alerts_confirm_expired_text()} />
      );
    case "link-invalid":
      return <NoMore icon="link-off" title={m.alerts_confirm_invalid_title()} text={m.alerts_confirm_invalid_text()} />;
    default:
      return <Question name={name} failed={failed} />;
  }
}

function Question({ name, failed }: { readonly name: string; readonly failed: string | undefined }) {
  const busy = useSending();
  return (
    <StateScreen level={1} icon="bell" title={m.alerts_confirm_title()} text={m.alerts_confirm_text({ name })}>
      <Stack>
        {failed !== undefined && (
          <Notice tone="danger" announce="alert">
            {failed}
          </Notice>
        )}
        <Form method="post">
          <Button type="submit" icon="check" busy={busy}>
            {busy ? m.alerts_confirm_busy() : m.alerts_confirm_button()}
          </Button>
        </Form>
      </Stack>
    </StateScreen>
  );
}

function Done() {
  return (
    <StateScreen
      level={1}
      icon="circle-check"
      tone="success"
      title={m.alerts_confirmed_title()}
      text={m.alerts_confirmed_text()}
    >
      <ButtonLink to="/lowongan">{m.alerts_to_list()}</ButtonLink>
    </StateScreen>
  );
}

interface NoMoreProps {
  readonly icon: "alert-circle" | "clock-hour-4" | "link-off";
  readonly title: string;
  readonly text: string;
}

function NoMore({ icon, title, text }: NoMoreProps) {
  return (
    <StateScreen level={1} icon={icon} tone="warm" title={title} text={text}>
      <ButtonLink to="/lowongan">{m.alerts_to_list()}</ButtonLink>
    </StateScreen>
  );
}
