import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, type PageAction } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { resendActivation } from "../accounts.calls.ts";
import type { AddressOutcome } from "../form/account-forms.schema.ts";
import { AddressForm } from "../form/address-form.tsx";
import { sendAddress } from "../form/send-address.ts";
import type { Route } from "./+types/resend.route";

/** Asks for another activation link. */
function act(page: PageAction<unknown>): Promise<AddressOutcome> {
  const { api, language } = page;
  return sendAddress(page, {
    send: (typed) => api.send(resendActivation, { body: { ...typed, lang: language } }),
  });
}

export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.ask-for-link", hydrate: "eager" };

export function meta() {
  return pageMeta(m.accounts_resend_title(), m.accounts_resend_lead());
}

export default function Resend({ actionData }: Route.ComponentProps) {
  useOutcomeFocus(actionData?.status === "noted");
  return (
    <Gate say={<Advice />}>
      {actionData?.status === "noted" ? (
        <StateScreen
          level={1}
          icon="mail"
          tone="success"
          title={m.accounts_resend_noted()}
          text={m.accounts_resend_noted_text({ email: actionData.email })}
        >
          <ButtonLink to="/signin">{m.accounts_sign_in()}</ButtonLink>
        </StateScreen>
      ) : (
        <>
          <Stack gap={8}>
            <h1 tabIndex={-1}>{m.accounts_resend_title()}</h1>
            <Text tone="muted">{m.accounts_resend_lead()}</Text>
          </Stack>
          <Card>
            <AddressForm refused={actionData} send={m.accounts_resend_send()} sending={m.accounts_resend_sending()} />
          </Card>
          <Text look="small" tone="muted">
            <LinkedText text={m.accounts_resend_sign_in()} to={["/signin"]} />
          </Text>
        </>
      )}
    </Gate>
  );
}

function Advice() {
  return (
    <>
      <h2>{m.accounts_resend_say_title()}</h2>
      <p>{m.accounts_resend_say()}</p>
    </>
  );
}
