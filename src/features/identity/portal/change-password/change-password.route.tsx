import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  need,
  onServer,
  type PageAction,
  type PageRequest,
  signInFirst,
} from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { StateScreen } from "../../../../ui/feedback/state-screen.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { Fields, useOutcomeFocus, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { changePassword, getSecurity } from "../accounts.calls.ts";
import { changeForm, type ChangeForm as Values } from "../form/account-forms.schema.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { useCheckedForm } from "../form/use-checked-form.ts";
import { NewPasswordPair } from "../password/new-password-field.tsx";
import { isOurFault, PasswordFailure } from "../password/password-failure.tsx";
import type { Route } from "./+types/change-password.route";

/** Whose password it is, for the meter and for the browser's own keeper of passwords. */
async function load({ api, url }: PageRequest<unknown>) {
  return need(await api.send(getSecurity, {}), url).data;
}

/** The result (§4). */
type ChangeOutcome =
  | { status: "success" }
  /** The form stays: its fields are wrong, the old password was, or it was asked too often. */
  | { status: "failed"; message: string; errors: FieldError[] }
  | { status: "internal-error" };

/** The fields of the wire by their names in the form. */
const fieldNames: Readonly<Record<string, string>> = { OldPassword: "oldPassword", NewPassword: "newPassword" };

/** Changes the password of anyone who is signed in. */
async function act({ api, url, form, language }: PageAction<unknown>): Promise<ChangeOutcome> {
  const typed = {
    oldPassword: formText(form, "oldPassword"),
    newPassword: formText(form, "newPassword"),
    confirmation: formText(form, "confirmation"),
  };
  const checked = changeForm.safeParse(typed);
  if (!checked.success) return { status: "failed", message: "", errors: fieldErrors(checked.error, typed, language) };
  const { oldPassword: OldPassword, newPassword: NewPassword } = checked.data;
  const sent = await api.send(changePassword, { body: { OldPassword, NewPassword, lang: language } });
  if (sent.status === "accepted") return { status: "success" };
  if (sent.http === 401) throw signInFirst(url);
  if (isOurFault(sent.http)) return { status: "internal-error" };
  const { code, message } = sent;
  if (code === "wrong-password") return { status: "failed", message, errors: [{ path: "oldPassword", code, message }] };
  const errors = sent.errors.map((error) => ({ ...error, path: fieldNames[error.path] ?? error.path }));
  return { status: "failed", message, errors };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "password.change", hydrate: "eager" };

export function meta() {
  return [...pageMeta(m.accounts_change_title()), { name: "robots", content: "noindex" }];
}

/** R12: a new password for anyone who knows the old one. */
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

/** What leaves the form where it is. */
type RefusedChange = Exclude<ChangeOutcome, { status: "success" }>;

interface ChangeFormProps {
  readonly refused: RefusedChange | undefined;
  readonly person: { readonly name: string; readonly userName: string };
}

/** The old password and the new one twice; posts natively until the scripts are there. */
function ChangeForm({ refused, person }: ChangeFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: changeForm,
    defaultValues: { oldPassword: "", newPassword: "", confirmation: "" },
    labels: {
      oldPassword: m.accounts_change_old(),
      newPassword: m.accounts_reset_new(),
      confirmation: m.accounts_reset_repeat(),
    },
    serverErrors: refused?.status === "failed" ? refused.errors : undefined,
  });
  const failure = refused && findFailure(refused);
  const submit = useSubmit();
  const busy = useSending();
  const send = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      {failure && <PasswordFailure key={turn} title={m.accounts_change_failed()} {...failure} />}
      <FormErrors summary={summary} refusal={refusal + turn} title={findTitle(refused)} />
      <Form method="post" onSubmit={send} noValidate>
        {/* For the browser's keeper of passwords: whose the new one is. */}
        <input type="text" name="userName" autoComplete="username" value={person.userName} readOnly hidden />
        <Fields>
          <PasswordField
            {...form.register("oldPassword")}
            label={m.accounts_change_old()}
            showLabel={m.accounts_password_show()}
            hideLabel={m.accounts_password_hide()}
            autoComplete="current-password"
            error={errorOf("oldPassword")}
          />
          <NewPasswordPair
            first={form.register("newPassword", { deps: "confirmation" })}
            second={form.register("confirmation")}
            typed={form.watch("newPassword")}
            own={[person.name, person.userName]}
            errorOf={errorOf}
          />
          <Button type="submit" wide busy={busy}>
            {busy ? m.accounts_reset_saving() : m.accounts_change_title()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}

/** What is said above the fields when no field says it. */
function findFailure(refused: RefusedChange): { message: string | undefined } | undefined {
  if (refused.status === "internal-error") return { message: undefined };
  return refused.errors.length > 0 || refused.message === "" ? undefined : { message: refused.message };
}

/** 'Failed to change Password' (§8) where the server refused it; what the form itself finds needs correcting only. */
function findTitle(refused: RefusedChange | undefined): string | undefined {
  return refused?.status === "failed" && refused.message !== "" ? m.accounts_change_failed() : undefined;
}
