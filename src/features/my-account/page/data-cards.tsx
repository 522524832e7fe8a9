import type { ReactNode } from "react";
import { m } from "#messages";
import type { Language } from "../../../i18n/language.ts";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { exportPath } from "../export/export-path.ts";

/** Beside what is known: taking it along, bringing some in, and leaving. */
export function DataCards({ language }: { readonly language: Language }) {
  return (
    <Stack as="aside" aria-label={m.my_account_data()}>
      <Small title={m.my_account_export()} text={m.my_account_export_text()}>
        <ButtonLink to={exportPath(language)} reloadDocument kind="secondary" wide icon="download">
          {m.my_account_export_button()}
        </ButtonLink>
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
