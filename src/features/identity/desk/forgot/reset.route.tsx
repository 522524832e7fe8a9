import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { useOutcomeFocus } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Page } from "../../../../ui/layout/layout.tsx";
import { DeskSays, FormStep } from "../form-step.tsx";
import { findError } from "../refusal.tsx";
import type { Route } from "./+types/reset.route";
import { choosePassword, loadLink } from "./act-on-password.ts";

export const loader = onServer(loadLink);
export const clientLoader = inDesk(loadLink);
export const action = actOnServer(choosePassword, smallBody);
export const clientAction = actInDesk(choosePassword);
export const handle = { needs: "desk.enter", hydrate: "eager" };

/** The link is used up by the press: what it said before stays. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta() {
  return pageMeta(m.desk_account_reset_title());
}

/** A mailed link to a new password. */
export default function Reset({ loaderData: link, actionData: outcome }: Route.ComponentProps) {
  useOutcomeFocus(outcome?.status !== "refused" && outcome?.status);
  if (outcome?.status === "changed") {
    return (
      <Page>
        <StateScreen
          level={1}
          icon="circle-check"
          title={m.desk_account_reset_done_title()}
          text={m.desk_account_reset_done()}
        >
          <ButtonLink to="/staff/signin">{m.desk_account_to_sign_in()}</ButtonLink>
        </StateScreen>
      </Page>
    );
  }
  if (link.status === "over" || outcome?.status === "over") return <Over />;
  const label = m.desk_account_password_new();
  const refused = outcome?.status === "refused" ? outcome : undefined;
  return (
    <Gate say={<DeskSays />}>
      <FormStep
        title={m.desk_account_reset_title()}
        lead={m.desk_account_reset_lead({ email: link.email })}
        refused={refused}
        labels={{ password: label }}
        button={m.desk_account_reset_save()}
      >
        {/* For the browser's password manager. */}
        <input type="hidden" name="username" autoComplete="username" defaultValue={link.email} />
        <PasswordField
          name="password"
          label={label}
          hint={m.desk_account_password_hint()}
          showLabel={m.desk_account_show()}
          hideLabel={m.desk_account_hide()}
          autoComplete="new-password"
          error={findError(refused, "password")}
        />
      </FormStep>
    </Gate>
  );
}

function Over() {
  return (
    <Page>
      <StateScreen
        level={1}
        icon="clock-hour-4"
        title={m.desk_account_reset_over_title()}
        text={m.desk_account_reset_over()}
      >
        <ButtonLink to="/staff/forgot">{m.desk_account_reset_again()}</ButtonLink>
      </StateScreen>
    </Page>
  );
}
