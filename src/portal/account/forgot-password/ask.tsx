import { m } from "#messages";
import { Card } from "../../../ui/display/card.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Text } from "../../../ui/layout/text.tsx";
import type { AddressOutcome } from "../form/address-form.schema.ts";
import { AddressForm } from "../form/address-form.tsx";
import { withRedirect } from "../with-redirect.ts";

type Refused = Extract<AddressOutcome, { status: "refused" }>;

interface AskProps {
  readonly refused: Refused | undefined;
  /** Where the person was going. */
  readonly redirect: string | null;
}

/** The first half: to which address the link goes. */
export function Ask({ refused, redirect }: AskProps) {
  return (
    <>
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_forgot_title()}</h1>
        <Text tone="muted">{m.accounts_forgot_lead()}</Text>
      </Stack>
      <Card>
        <AddressForm refused={refused} send={m.accounts_forgot_send()} sending={m.accounts_forgot_sending()} />
      </Card>
      <Text look="small" tone="muted">
        <LinkedText text={m.accounts_forgot_sign_in()} to={[withRedirect("/signin", redirect)]} />
      </Text>
    </>
  );
}
