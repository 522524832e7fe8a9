import { useHref } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { stepUpCode } from "../../../../contract/desk-ask.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { ButtonLink } from "../../../../ui/actions/button.tsx";
import { CodeField } from "../../../../ui/fields/code-field.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { CompanyLink, CompanyNotice } from "../company/company-link.tsx";
import { DeskSays, FormStep } from "../form-step.tsx";
import { Or, PasskeyButton } from "../passkey/passkey-button.tsx";
import { proveByPasskey } from "../passkey/passkey-work.ts";
import { findError } from "../refusal.tsx";
import type { Route } from "./+types/step-up.route";
import { actOnStepUp, loadStepUp } from "./act-on-proof.ts";

export const loader = onServer(loadStepUp);
export const clientLoader = inDesk(loadStepUp);
export const action = actOnServer(actOnStepUp, smallBody);
export const clientAction = actInDesk(actOnStepUp);
export const handle = { needs: "desk.read", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_account_step_up_title());
}

/** The second step once more, before what is grave; then back (F6). */
export default function StepUp({ loaderData: { ways, to, outcome }, actionData: refused }: Route.ComponentProps) {
  const back = useHref(to);
  const byPasskey = async () => {
    const why = await proveByPasskey(stepUpCode);
    if (why === null) location.assign(back);
    return why;
  };
  return (
    <Gate say={<DeskSays />}>
      <FormStep
        title={m.desk_account_step_up_title()}
        lead={m.desk_account_step_up_lead()}
        refused={refused}
        labels={{ code: m.desk_account_code() }}
        above={
          <>
            {refused === undefined && <CompanyNotice outcome={outcome} />}
            {ways.company && <CompanyLink label={m.desk_company_step_up()} to={to} isStepUp />}
          </>
        }
        button={m.desk_account_step_up()}
        beside={
          <ButtonLink kind="quiet" to="/staff">
            {m.desk_account_not_now()}
          </ButtonLink>
        }
      >
        {ways.passkey && (
          <>
            <PasskeyButton wide label={m.desk_account_passkey()} work={byPasskey} />
            <Or />
          </>
        )}
        <CodeField
          name="code"
          kind="letters"
          label={m.desk_account_code()}
          hint={m.desk_account_code_hint()}
          error={findError(refused, "code")}
        />
      </FormStep>
    </Gate>
  );
}
