import { Form, redirect } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { formText } from "../../../../contract/field-values.ts";
import { ownPath } from "../../../../contract/own-path.ts";
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
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { PasswordField } from "../../../../ui/fields/password-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useSending } from "../../../../ui/forms/form.tsx";
import { Gate } from "../../../../ui/layout/gate.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../../ui/layout/text.tsx";
import { confirmMe, getSecurity } from "../accounts.calls.ts";
import type { Route } from "./+types/confirm.route";

const onward = (url: URL) => ownPath(url.searchParams.get("redirect")) ?? "/account/my-account";

/** Whose session it is; who has shown it already goes straight on. */
async function load({ api, url }: PageRequest<unknown>) {
  const { userName, mfaStatusId, isProved } = need(await api.send(getSecurity, {}), url).data;
  if (isProved) throw redirect(onward(url));
  return { userName, isTwoStep: mfaStatusId === 2 };
}

/** Neither the password nor a code was right, or neither was typed. */
interface NotConfirmed {
  message: string;
  /** The field that is to be mended; null where none is. */
  field: "password" | "OTPCode" | null;
}

/** Shows again who it is, and leads on. */
async function act({ api, url, form, language }: PageAction<unknown>): Promise<NotConfirmed> {
  const [password, OTPCode] = [formText(form, "password"), formText(form, "OTPCode")];
  // A password that is typed counts; a browser may have filled it in beside the code, which is newer.
  const proof = OTPCode === "" ? { password, OTPCode: undefined } : { password: undefined, OTPCode };
  const sent = await api.send(confirmMe, { body: { ...proof, lang: language } });
  if (sent.status === "accepted") throw redirect(onward(url));
  if (sent.http === 401) throw signInFirst(url);
  const { code, message, errors } = sent;
  const text = errors[0]?.message ?? message;
  if (code === "invalid-otp") return { message: text, field: "OTPCode" };
  return { message: text, field: code === "wrong-password" || errors.length > 0 ? "password" : null };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "account.confirm", hydrate: "eager" };

export function meta() {
  return [...pageMeta(m.accounts_confirm_title()), { name: "robots", content: "noindex" }];
}

/** Our addition: asks again who it is before what a session alone is not enough for. */
export default function Confirm({ loaderData: { userName, isTwoStep }, actionData: refused }: Route.ComponentProps) {
  const busy = useSending();
  const getError = (field: "password" | "OTPCode") => (refused?.field === field ? refused.message : undefined);
  return (
    <Gate say={<Reason />}>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_confirm_title()}</h1>
        <Text tone="muted">{m.accounts_confirm_lead()}</Text>
      </Stack>
      <Card>
        <Stack gap={24}>
          {refused?.field === null && (
            <Notice tone="danger" announce="alert">
              {refused.message}
            </Notice>
          )}
          <Form method="post" noValidate>
            <input type="text" name="userName" autoComplete="username" value={userName} readOnly hidden />
            <Fields>
              <PasswordField
                name="password"
                label={m.accounts_password()}
                showLabel={m.accounts_password_show()}
                hideLabel={m.accounts_password_hide()}
                autoComplete="current-password"
                error={getError("password")}
              />
              {isTwoStep && (
                <TextField
                  name="OTPCode"
                  label={m.accounts_confirm_code()}
                  autoComplete="one-time-code"
                  error={getError("OTPCode")}
                />
              )}
              <Button type="submit" wide busy={busy}>
                {m.accounts_confirm_button()}
              </Button>
            </Fields>
          </Form>
        </Stack>
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_change_forgot()} to={["/forgot-password"]} />
      </Text>
    </Gate>
  );
}

function Reason() {
  return (
    <>
      <h2>{m.accounts_confirm_say_title()}</h2>
      <p>{m.accounts_confirm_say()}</p>
    </>
  );
}
