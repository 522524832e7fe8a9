import { m } from "#messages";
import { smallBody } from "../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer } from "../../../contract/page.ts";
import { pageMeta } from "../../../contract/page-meta.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { StateScreen } from "../../../ui/feedback/state-screen.tsx";
import { useOutcomeFocus } from "../../../ui/forms/use-outcome-focus.ts";
import { Gate } from "../../../ui/layout/gate.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { Route } from "./+types/change-password.route";
import { act, load } from "./act-on-change.ts";
import { ChangeForm } from "./change-form.tsx";

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "password.change", hydrate: "eager" };

export function meta() {
  return [...pageMeta(m.accounts_change_title()), { name: "robots", content: "noindex" }];
}

/** R12: a new password for whoever knows the old one. */
export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const isDone = actionData?.status === "success";
  useOutcomeFocus(isDone);
  return (
    <Gate say={<Advice />}>
      {isDone ? (
        <Done />
      ) : (
        <>
          <Stack gap={8}>
            <h1 tabIndex={-1}>{m.accounts_change_title()}</h1>
            <Text tone="muted">{m.accounts_change_lead()}</Text>
          </Stack>
          <Card>
            <ChangeForm refused={actionData} person={loaderData} />
          </Card>
          <Text look="small" tone="muted">
            <LinkedText text={m.accounts_change_forgot()} to={["/forgot-password"]} />
          </Text>
        </>
      )}
    </Gate>
  );
}

function Done() {
  return (
    <StateScreen
      level={1}
      icon="circle-check"
      tone="success"
      title={m.accounts_reset_done()}
      text={m.accounts_change_done_text()}
    >
      <ButtonLink to="/">{m.accounts_to_home()}</ButtonLink>
    </StateScreen>
  );
}

function Advice() {
  return (
    <>
      <h2>{m.accounts_change_say_title()}</h2>
      <p>{m.accounts_change_say()}</p>
    </>
  );
}
