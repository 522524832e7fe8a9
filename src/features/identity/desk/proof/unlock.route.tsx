import { Form, useHref } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { lockedCode } from "../../../../contract/desk-ask.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { CompanyLink } from "../company/company-link.tsx";
import { DeskSays, FormStep } from "../form-step.tsx";
import { Or, PasskeyButton } from "../passkey/passkey-button.tsx";
import { proveByPasskey } from "../passkey/passkey-work.ts";
import { findError } from "../refusal.tsx";
import type { Route } from "./+types/unlock.route";
import { actOnLock, loadLock } from "./act-on-proof.ts";

export const loader = onServer(loadLock);
export const clientLoader = inDesk(loadLock);
export const action = actOnServer(actOnLock, smallBody);
export const clientAction = actInDesk(actOnLock);
export const handle = { needs: "desk.enter", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_account_unlock_title());
}

/** A session that was idle for an hour is opened, and one goes back to where one was (F4). */
export default function Unlock({ loaderData: { name, ways, to }, actionData: refused }: Route.ComponentProps) {
  const back = useHref(to);
  const labels = { password: m.desk_account_password() };
  const byPasskey = async () => {
    const why = await proveByPasskey(lockedCode);
    if (why === null) location.assign(back);
    return why;
  };
  return (
    <Gate say={<DeskSays />}>
      <FormStep
        title={m.desk_account_unlock_title()}
        lead={m.desk_account_unlock_page_lead({ name })}
        refused={refused}
        labels={labels}
        above={ways.company && <CompanyLink label={m.desk_company_sign_in()} to={to} />}
        button={m.desk_account_unlock()}
      >
        {ways.passkey && (
          <>
            <PasskeyButton wide label={m.desk_account_unlock_passkey()} work={byPasskey} />
            <Or />
          </>
        )}
        <PasswordField
          name="password"
          label={labels.password}
          showLabel={m.desk_account_show()}
          hideLabel={m.desk_account_hide()}
          autoComplete="current-password"
          enterKeyHint="go"
          error={findError(refused, "password")}
        />
      </FormStep>
      <Form method="post" action={useHref("/staff/signout")} reloadDocument>
        <Button type="submit" kind="quiet" small>
          {m.desk_account_other_person()}
        </Button>
      </Form>
    </Gate>
  );
}
