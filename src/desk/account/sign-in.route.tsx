import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../contract/body-limits.ts";
import { actInDesk, actOnServer, inDesk, onServer } from "../../contract/page.ts";
import { pageMeta } from "../../contract/page-meta.ts";
import { Button } from "../../ui/actions/button.tsx";
import { ButtonLink } from "../../ui/actions/button-link.tsx";
import { Card } from "../../ui/display/card.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { CodeField } from "../../ui/fields/code-field.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Fields } from "../../ui/forms/form.tsx";
import { useOutcomeFocus } from "../../ui/forms/use-outcome-focus.ts";
import { Gate } from "../../ui/layout/gate.tsx";
import { Row, Stack } from "../../ui/layout/layout.tsx";
import { Text } from "../../ui/layout/text.tsx";
import type { Route } from "./+types/sign-in.route";
import { act, load, type RefusedSignIn, signInPath } from "./act-on-sign-in.ts";
import { DeskSays } from "./desk-says.tsx";
import { errorOf, Refusal } from "./refusal.tsx";

export const loader = onServer(load);
export const clientLoader = inDesk(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInDesk(act);
export const handle = { needs: "desk.enter", hydrate: "eager" };

export function meta() {
  return pageMeta(m.desk_account_title());
}

/** E-mail and password, then the second step (F1, F2). */
export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData?.step ?? loaderData.step;
  useOutcomeFocus(step === "code" && step);
  return (
    <Gate say={<DeskSays />}>
      {step === "code" ? <Code refused={actionData} to={loaderData.to} /> : <Password refused={actionData} />}
    </Gate>
  );
}

function Password({ refused }: { readonly refused: RefusedSignIn | undefined }) {
  const busy = useNavigation().state !== "idle";
  const labels = { email: m.desk_account_email(), password: m.desk_account_password() };
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.desk_account_title()}</h1>
        <Text tone="muted">{m.desk_account_lead()}</Text>
      </Stack>
      <Card>
        <Stack gap={24}>
          <Refusal refused={refused} labels={labels} />
          <Form method="post" noValidate>
            <Fields>
              <TextField
                name="email"
                label={labels.email}
                type="email"
                inputMode="email"
                autoComplete="username"
                defaultValue={refused?.email}
                error={errorOf(refused, "email")}
              />
              <PasswordField
                name="password"
                label={labels.password}
                showLabel={m.desk_account_show()}
                hideLabel={m.desk_account_hide()}
                autoComplete="current-password"
                enterKeyHint="go"
                error={errorOf(refused, "password")}
              />
              <Checkbox name="ownDevice" label={m.desk_account_own_device()} />
              <Button type="submit" wide busy={busy}>
                {busy ? m.desk_account_busy() : m.desk_account_go_on()}
              </Button>
            </Fields>
          </Form>
        </Stack>
      </Card>
    </>
  );
}

function Code({ refused, to }: { readonly refused: RefusedSignIn | undefined; readonly to: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.desk_account_step_title()}</h1>
        <Text tone="muted">{m.desk_account_step_lead()}</Text>
      </Stack>
      <Card>
        <Stack gap={24}>
          <Refusal refused={refused} labels={{ code: m.desk_account_code() }} />
          <Form method="post" noValidate>
            <Fields>
              <CodeField
                name="code"
                kind="letters"
                label={m.desk_account_code()}
                hint={m.desk_account_code_hint()}
                error={errorOf(refused, "code")}
              />
              <Row>
                <Button type="submit" busy={busy}>
                  {busy ? m.desk_account_busy() : m.desk_account_sign_in()}
                </Button>
                <ButtonLink kind="quiet" to={signInPath(to)}>
                  {m.desk_account_back()}
                </ButtonLink>
              </Row>
            </Fields>
          </Form>
        </Stack>
      </Card>
    </>
  );
}
