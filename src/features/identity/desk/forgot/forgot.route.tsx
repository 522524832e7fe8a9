import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { DeskSays, FormStep } from "../form-step.tsx";
import { findError } from "../refusal.tsx";
import type { Route } from "./+types/forgot.route";
import { askForLink } from "./act-on-password.ts";

export const action = actOnServer(askForLink, smallBody);
export const clientAction = actInDesk(askForLink);
export const handle = { needs: "desk.enter", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_account_forgot_title());
}

/** A link to a new password; the answer is the same whether or not there is an account. */
export default function Forgot({ actionData: outcome }: Route.ComponentProps) {
  const isSent = outcome?.status === "sent";
  const refused = outcome?.status === "refused" ? outcome : undefined;
  useOutcomeFocus(isSent);
  const back = <ButtonLink to="/staff/signin">{m.desk_account_to_sign_in()}</ButtonLink>;
  return (
    <Gate say={<DeskSays />}>
      {isSent ? (
        <StateScreen
          level={1}
          icon="mail"
          title={m.desk_account_forgot_sent_title()}
          text={m.desk_account_forgot_sent({ email: outcome.email })}
        >
          {back}
        </StateScreen>
      ) : (
        <FormStep
          title={m.desk_account_forgot_title()}
          lead={m.desk_account_forgot_lead()}
          refused={refused}
          labels={{ email: m.desk_account_email() }}
          button={m.desk_account_forgot_send()}
          beside={
            <ButtonLink kind="quiet" to="/staff/signin">
              {m.desk_account_to_sign_in()}
            </ButtonLink>
          }
        >
          <TextField
            name="email"
            label={m.desk_account_email()}
            type="email"
            inputMode="email"
            autoComplete="username"
            defaultValue={refused?.email}
            error={findError(refused, "email")}
          />
        </FormStep>
      )}
    </Gate>
  );
}
