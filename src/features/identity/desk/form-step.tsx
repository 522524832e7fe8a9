import type { ReactNode } from "react";
import { Form } from "react-router";
import { m } from "#messages";
import { Button } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { Fields, useSending } from "../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../ui/layout/layout.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import { Refusal, type Refused } from "./refusal.tsx";

interface FormStepProps {
  readonly title: string;
  readonly lead: string;
  readonly refused: Refused | undefined;
  /** What the summary of errors calls each field. */
  readonly labels: Readonly<Record<string, string>>;
  /** Above the form, within its card. */
  readonly above?: ReactNode;
  readonly button: string;
  /** Another way, beside the button. */
  readonly beside?: ReactNode;
  /** Another way altogether, below the form, within its card. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A step of signing in or beginning: a heading, a card, a form with one button; posts natively until the scripts are there. */
export function FormStep({ title, lead, refused, labels, above, button, beside, below, children }: FormStepProps) {
  const busy = useSending();
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{title}</h1>
        <Text tone="muted">{lead}</Text>
      </Stack>
      <Card>
        <Stack gap={24}>
          <Refusal refused={refused} labels={labels} />
          {above}
          <Form method="post" noValidate>
            <Fields>
              {children}
              <Row>
                <Button type="submit" busy={busy}>
                  {busy ? m.desk_account_busy() : button}
                </Button>
                {beside}
              </Row>
            </Fields>
          </Form>
          {below}
        </Stack>
      </Card>
    </>
  );
}

/** The words beside signing in and beginning. */
export function DeskSays() {
  return (
    <>
      <h2>{m.desk_account_say_title()}</h2>
      <p>{m.desk_account_say()}</p>
    </>
  );
}
