import { useController } from "react-hook-form";
import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { actInBrowser, actOnServer, inBrowser, onServer, type PageRequest } from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields } from "../../../../ui/forms/form.tsx";
import { useSending, useTurn } from "../../../../ui/forms/use-sending.ts";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { CaptchaField } from "../../../identity/portal/captcha/captcha-field.tsx";
import { FormErrors } from "../../../identity/portal/form/form-errors.tsx";
import { useCheckedForm } from "../../../identity/portal/form/use-checked-form.ts";
import { letterCheckPath } from "../letter-path.ts";
import type { Route } from "./+types/check.route";
import { act, type CheckOutcome } from "./act-on-check.ts";
import { letterForm, type LetterForm as Values } from "./letter-form.schema.ts";
import styles from "./never.module.css";
import { Verdict } from "./verdict.tsx";

const never = [
  m.letters_never_money,
  m.letters_never_travel,
  m.letters_never_password,
  m.letters_never_identity,
  m.letters_never_hurry,
];

/** By what one knows a fraud. */
function Never() {
  return (
    <aside>
      <Card className={styles.card}>
        <h2>{m.letters_never()}</h2>
        <ul>
          {never.map((text) => (
            <li key={text()}>
              <Icon name="x" />
              <span>{text()}</span>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

/** A letter's number may come along from the letter itself; it fills the field in and asks nothing yet. */
async function load({ url }: PageRequest<unknown>) {
  return { letter: (url.searchParams.get("code") ?? "").slice(0, 40), canonicalPath: letterCheckPath };
}

export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const action = actOnServer(act, smallBody);
export const clientAction = actInBrowser(act);
export const handle = { needs: "letter.check", hydrate: "eager" };

export function meta() {
  return pageMeta(m.letters_crumb(), m.letters_lead());
}

/** "Is this letter real?", for anybody who holds one. */
export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const trail = [
    { text: m.letters_home(), to: "/" },
    { text: m.letters_help(), to: "/pusat-bantuan" },
  ];
  return (
    <Page>
      <Breadcrumbs label={m.letters_crumbs()} trail={trail} current={m.letters_crumb()} />
      <PageHead title={m.letters_title()} lead={m.letters_lead()} />
      <Split gap={48}>
        <Stack gap={32}>
          {actionData?.status === "checked" ? (
            <Verdict checked={actionData} />
          ) : (
            <CheckForm letter={actionData?.letter ?? loaderData.letter} refused={actionData} />
          )}
        </Stack>
        <Never />
      </Split>
    </Page>
  );
}

interface CheckFormProps {
  /** What stands in the field. */
  readonly letter: string;
  readonly refused: Extract<CheckOutcome, { status: "refused" }> | undefined;
}

/** What is to be checked, and the captcha. */
function CheckForm({ letter, refused }: CheckFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: letterForm,
    defaultValues: { letter, grecaptcha: "" },
    labels: { letter: m.letters_field(), grecaptcha: m.accounts_captcha_label() },
    toldErrors: refused?.errors,
  });
  const { field: captcha } = useController({ control: form.control, name: "grecaptcha" });
  const submit = useSubmit();
  const busy = useSending();
  const submitted = form.handleSubmit((values) => submit(values, { method: "post" }));
  return (
    <Stack gap={24}>
      <FormErrors summary={summary} refusal={refusal + turn} />
      {refused && refused.message !== "" && (
        <Notice key={turn} tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post" onSubmit={submitted} noValidate>
        <Fields>
          <TextField
            {...form.register("letter")}
            label={m.letters_field()}
            hint={m.letters_hint()}
            icon="file-search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errorOf("letter")}
          />
          <CaptchaField key={turn} error={errorOf("grecaptcha")} onSolution={captcha.onChange} />
          <Button type="submit" icon="search" busy={busy}>
            {busy ? m.letters_checking() : m.letters_check()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
