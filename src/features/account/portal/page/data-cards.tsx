import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import type { Language } from "../../../../i18n/language.ts";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { confirmPath } from "../../../identity/portal/confirm/confirm-path.ts";
import { downloadPath } from "../export-path.ts";
import { pressed } from "./my-account-page.ts";

const here = { pathname: "/account/my-account", search: "" };

interface DataCardsProps {
  readonly mailLanguage: Language;
  /** Else the download is preceded by the question who it is. */
  readonly isProved: boolean;
}

/** Beside what is known: the language of mail, taking all along, bringing some in, and leaving. */
export function DataCards({ mailLanguage, isProved }: DataCardsProps) {
  return (
    <Stack as="aside" aria-label={m.my_account_data()}>
      <MailLanguage now={mailLanguage} />
      <Small title={m.my_account_export()} text={m.my_account_export_text()}>
        {isProved ? (
          <ButtonLink to={downloadPath(here.pathname)} reloadDocument kind="secondary" wide icon="download">
            {m.my_account_export_button()}
          </ButtonLink>
        ) : (
          <ButtonLink to={confirmPath(here)} kind="secondary" wide icon="lock">
            {m.my_account_export_confirm()}
          </ButtonLink>
        )}
      </Small>
      <Small title={m.my_account_json()} text={m.my_account_json_text()}>
        <ButtonLink to="/account/my-account/json-resume" kind="secondary" wide icon="file-text">
          {m.my_account_json_button()}
        </ButtonLink>
      </Small>
      <Small title={m.my_account_delete()} text={m.my_account_delete_text()}>
        <ButtonLink to="/account/my-account/delete" kind="danger-line" wide>
          {m.my_account_delete_button()}
        </ButtonLink>
      </Small>
    </Stack>
  );
}

const mailIn = {
  id: { text: m.my_account_mail_in_id, other: "en", button: m.my_account_mail_to_en },
  en: { text: m.my_account_mail_in_en, other: "id", button: m.my_account_mail_to_id },
} as const satisfies Record<Language, unknown>;

function MailLanguage({ now }: { readonly now: Language }) {
  const { text, other, button } = mailIn[now];
  const isChanging = useNavigation().formData?.has(pressed.mailLanguage) === true;
  return (
    <Small title={m.my_account_mail_language()} text={text()}>
      <Form method="post">
        <Button
          type="submit"
          name={pressed.mailLanguage}
          value={other}
          kind="secondary"
          wide
          icon="mail"
          busy={isChanging}
        >
          {button()}
        </Button>
      </Form>
    </Small>
  );
}

interface SmallProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Small({ title, text, children }: SmallProps) {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Text as="h2" look="h4">
          {title}
        </Text>
        <Text tone="muted">{text}</Text>
        {children}
      </Stack>
    </Card>
  );
}
