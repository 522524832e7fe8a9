import { Form } from "react-router";
import { m } from "#messages";
import type { Change } from "../../../domain/resumes/json-resume/json-resume.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { ButtonLink } from "../../../ui/actions/button-link.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { PairList } from "../../../ui/display/pair-list.tsx";
import { useSending } from "../../../ui/forms/use-sending.ts";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { fields } from "./act-on-json-resume.ts";
import { changeGroups } from "./change-groups.ts";

interface ChangesCardProps {
  readonly changes: readonly Change[];
  /** What of the file is not taken, in a sentence. */
  readonly leftOut: string;
  /** The file, to be sent again. */
  readonly text: string;
}

/** What a file would change, before anything is changed. */
export function ChangesCard({ changes, leftOut, text }: ChangesCardProps) {
  const isBusy = useSending();
  return (
    <Card as="section">
      <Stack gap={24}>
        <Stack gap={8}>
          <Text as="h2" look="h3">
            {m.my_account_json_would()}
          </Text>
          <Text tone="muted">{m.my_account_json_would_text()}</Text>
          {leftOut !== "" && <Text>{leftOut}</Text>}
        </Stack>
        {changeGroups(changes).map(({ title, changes: own }) => (
          <Stack key={title} gap={8}>
            <h3>{title}</h3>
            <PairList pairs={own.map(pair)} />
          </Stack>
        ))}
        <Form method="post">
          <input type="hidden" name={fields.text} value={text} />
          <Row>
            <Button type="submit" busy={isBusy}>
              {m.my_account_json_apply()}
            </Button>
            <ButtonLink to="/account/my-account/json-resume" kind="secondary">
              {m.my_account_json_cancel()}
            </ButtonLink>
          </Row>
        </Form>
      </Stack>
    </Card>
  );
}

function pair({ label, before, after }: Change & { label: string }) {
  const value = after ?? m.my_account_json_empty();
  return before === null ? { label, value } : { label, value, note: m.my_account_json_before({ before }) };
}
