import { Form } from "react-router";
import { m } from "#messages";
import { usualFrequency } from "../../../domain/alerts/alert.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Fields } from "../../../ui/forms/form.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { Stack } from "../../../ui/layout/layout.tsx";
import { frequencyChoices } from "../frequency-words.ts";

/** How often, for whoever is signed in: one press keeps it. */
export function OwnForm({ refused }: { readonly refused: { message: string } | undefined }) {
  const busy = useSending();
  return (
    <Stack gap={24}>
      {refused && (
        <Notice tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
      <Form method="post">
        <Fields>
          <RadioGroup
            name="frequency"
            label={m.alerts_frequency()}
            choices={frequencyChoices()}
            defaultValue={usualFrequency}
          />
          <Button type="submit" wide icon="bell" busy={busy}>
            {busy ? m.alerts_keep_sending() : m.alerts_keep_button()}
          </Button>
        </Fields>
      </Form>
    </Stack>
  );
}
