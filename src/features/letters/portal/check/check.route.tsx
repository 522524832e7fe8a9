import { useEffect, useRef } from "react";
import { useController } from "react-hook-form";
import { Form, useSubmit } from "react-router";
import { m } from "#messages";
import { smallBody } from "../../../../contract/body-limits.ts";
import { captchaName } from "../../../../contract/captcha-name.ts";
import { fieldErrors } from "../../../../contract/field-errors.ts";
import { formText } from "../../../../contract/field-values.ts";
import {
  actInBrowser,
  actOnServer,
  inBrowser,
  onServer,
  type PageAction,
  type PageRequest,
} from "../../../../contract/page.ts";
import { pageMeta } from "../../../../contract/page-meta.ts";
import type { FieldError } from "../../../../contract/reply.ts";
import { site } from "../../../../contract/site.ts";
import { dateText } from "../../../../i18n/formats.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { PairList } from "../../../../ui/display/pair-list.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Fields, useSending, useTurn } from "../../../../ui/forms/form.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { PageHead } from "../../../../ui/layout/heads.tsx";
import { Page, Row, Split, Stack } from "../../../../ui/layout/layout.tsx";
import { Breadcrumbs } from "../../../../ui/navigation/breadcrumbs.tsx";
import { CaptchaField } from "../../../identity/portal/captcha/captcha-field.tsx";
import { FormErrors } from "../../../identity/portal/form/form-errors.tsx";
import { useCheckedForm } from "../../../identity/portal/form/use-checked-form.ts";
import type { LetterKind } from "../../letter-kind.ts";
import { checkLetter, type LetterVerdict, letterCheckPath } from "../letters.calls.ts";
import type { Route } from "./+types/check.route";
import { letterForm, type LetterForm as Values } from "./letter-form.schema.ts";
import styles from "./never.module.css";
import verdictStyles from "./verdict.module.css";

type Checked = Extract<CheckOutcome, { status: "checked" }>;

const kindWords = {
  account: m.letters_kind_account,
  application: m.letters_kind_application,
  invitation: m.letters_kind_invitation,
  "invitation-to-apply": m.letters_kind_invitation_to_apply,
  event: m.letters_kind_event,
  vacancies: m.letters_kind_vacancies,
  other: m.letters_kind_other,
} as const satisfies Record<LetterKind, unknown>;

/** The answer in a word, and what to do; it takes the focus, because it takes the form's place. */
function Verdict({ checked }: { readonly checked: Checked }) {
  const { by, verdict, letter } = checked;
  const { isGenuine, sender } = verdict;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = isGenuine ? genuineWords[by] : foreignWords[by];
  return (
    <section className={verdictStyles.verdict} data-genuine={isGenuine || undefined} role="status">
      <span className={verdictStyles.mark} aria-hidden="true">
        <Icon name={isGenuine ? "check" : "x"} />
      </span>
      <div className={verdictStyles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title()}
        </h2>
        <p>{words.text({ address: sender })}</p>
        <PairList pairs={[{ label: m.letters_asked(), value: letter }, ...facts(verdict)]} />
        <Row>
          {!isGenuine && (
            <ButtonLink kind="danger" to={reportAddress(letter)}>
              {m.letters_report()}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" to={letterCheckPath}>
            {m.letters_again()}
          </ButtonLink>
        </Row>
      </div>
    </section>
  );
}

const genuineWords = {
  number: { title: m.letters_genuine, text: m.letters_genuine_text },
  sender: { title: m.letters_genuine_sender, text: m.letters_genuine_sender_text },
} as const;

const foreignWords = {
  number: { title: m.letters_foreign, text: m.letters_foreign_text },
  sender: { title: m.letters_foreign_sender, text: m.letters_foreign_sender_text },
} as const;

function facts({ kind, companyName, sentOn }: Checked["verdict"]) {
  return [
    { label: m.letters_kind(), value: kind === null ? "" : kindWords[kind]() },
    { label: m.letters_company(), value: companyName ?? "" },
    { label: m.letters_sent(), value: sentOn === null ? "" : dateText(sentOn) },
  ].filter(({ value }) => value !== "");
}

/** A mail to us that names what was checked. */
function reportAddress(letter: string): string {
  const words = new URLSearchParams({ subject: m.letters_report_subject(), body: letter });
  return `mailto:${site.contactEmail}?${words.toString().replaceAll("+", "%20")}`;
}

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
  /** The field's value. */
  readonly letter: string;
  readonly refused: Extract<CheckOutcome, { status: "refused" }> | undefined;
}

/** The number or sender to check, and the captcha. */
function CheckForm({ letter, refused }: CheckFormProps) {
  const turn = useTurn(refused);
  const { form, errorOf, summary, refusal } = useCheckedForm<Values>({
    schema: letterForm,
    defaultValues: { letter, grecaptcha: "" },
    labels: { letter: m.letters_field(), grecaptcha: m.accounts_captcha_label() },
    serverErrors: refused?.errors,
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

/** The result of a check; `letter` is the typed text. */
type CheckOutcome =
  | { status: "checked"; letter: string; by: "number" | "sender"; verdict: LetterVerdict }
  | { status: "refused"; letter: string; message: string; errors: FieldError[] };

/** Asks whether a letter is ours; what looks like an address is its sender. */
async function act({ api, form, language }: PageAction<unknown>): Promise<CheckOutcome> {
  const typed = { letter: formText(form, "letter"), grecaptcha: formText(form, captchaName) };
  const checked = letterForm.safeParse(typed);
  if (!checked.success) {
    const errors = fieldErrors(checked.error, typed, language);
    return { status: "refused", letter: typed.letter, message: "", errors };
  }
  const { letter, grecaptcha } = checked.data;
  const by = letter.includes("@") ? "sender" : "number";
  const query = by === "sender" ? { sender: letter } : { code: letter };
  const sent = await api.send(checkLetter, { body: { ...query, grecaptcha, lang: language } });
  if (sent.status === "accepted") return { status: "checked", letter, by, verdict: sent.answer.data };
  return { status: "refused", letter, message: sent.message, errors: [] };
}
