import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "../../../../ui/actions/button.tsx";
import { SelectField } from "../../../../ui/fields/select-field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import { findError, Refusal, type Refused } from "../../../identity/desk/refusal.tsx";

/** Invites someone who becomes a hiring manager of this vacancy; a form of its own below the team's. */
export function InviteManager({ refused }: { readonly refused: Refused | undefined }) {
  const busy = useSending();
  const languages = [
    { value: "id", label: "Bahasa Indonesia" },
    { value: "en", label: "English" },
  ];
  return (
    <Form method="post" noValidate aria-labelledby="invite-manager">
      <Stack gap={12}>
        <Text as="h3" look="h3" id="invite-manager">
          {m.desk_vacancies_team_invite()}
        </Text>
        <Text tone="muted">{m.desk_vacancies_team_invite_text()}</Text>
        <Refusal refused={refused} labels={{ email: m.desk_vacancies_team_invite_email() }} />
        <input type="hidden" name="act" value="invite-manager" />
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          label={m.desk_vacancies_team_invite_email()}
          error={findError(refused, "email")}
        />
        <SelectField name="language" label={m.desk_vacancies_team_invite_language()} options={languages} />
        <div>
          <Button type="submit" kind="secondary" icon="user-plus" busy={busy}>
            {m.desk_vacancies_team_invite_send()}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
