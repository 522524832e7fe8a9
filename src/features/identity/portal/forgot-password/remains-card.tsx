import { Form, useNavigation } from "react-router";
import { m } from "#messages";
import { momentText } from "../../../../i18n/formats.ts";
import { Button } from "../../../../ui/actions/button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { IconRow, IconRows } from "../../../../ui/display/icon-rows.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { Text } from "../../../../ui/layout/text.tsx";
import type { Endable, Remains } from "../../forgot-password/remains.schema.ts";
import { providerNames } from "../../social/social-identity.ts";

interface RemainsCardProps {
  readonly remains: Remains;
  /** What was ended by the last press. */
  readonly ended: Endable | null;
}

/** Below the word that the password is changed: what that leaves as it was, and how to end it. */
export function RemainsCard({ remains: { twoStep, providers }, ended }: RemainsCardProps) {
  if (twoStep === null && providers.length === 0 && ended === null) return null;
  return (
    <Card as="section">
      <Stack>
        {ended !== null && (
          <Notice tone="success" announce="status">
            {ended === "two-step"
              ? m.accounts_remains_asked()
              : m.accounts_remains_parted({ provider: providerNames[ended] })}
          </Notice>
        )}
        {(twoStep !== null || providers.length > 0) && (
          <>
            <Stack gap={4}>
              <Text as="h2" look="h3">
                {m.accounts_remains_title()}
              </Text>
              <Text tone="muted">{m.accounts_remains_lead()}</Text>
            </Stack>
            <Form method="post">
              <IconRows>
                {twoStep !== null && <TwoStepRow {...twoStep} />}
                {providers.map(({ provider, since }) => (
                  <IconRow
                    key={provider}
                    icon="link"
                    title={providerNames[provider]}
                    note={m.accounts_remains_since({ moment: momentText(since) })}
                    aside={<End what={provider}>{m.accounts_remains_part({ provider: providerNames[provider] })}</End>}
                  />
                ))}
              </IconRows>
            </Form>
          </>
        )}
      </Stack>
    </Card>
  );
}

function TwoStepRow({ since, endsAt }: NonNullable<Remains["twoStep"]>) {
  return (
    <IconRow
      icon="shield-lock"
      title={m.accounts_two_step_title()}
      note={m.accounts_remains_since({ moment: momentText(since) })}
      aside={endsAt === null ? <End what="two-step">{m.accounts_remains_end_two_step()}</End> : undefined}
      below={
        <Text look="small" tone="muted">
          {endsAt === null
            ? m.accounts_remains_two_step_text()
            : m.accounts_remains_two_step_ends({ moment: momentText(endsAt) })}
        </Text>
      }
    />
  );
}

function End({ what, children }: { readonly what: Endable; readonly children: string }) {
  const busy = useNavigation().formData?.get("end") === what;
  return (
    <Button type="submit" name="end" value={what} kind="danger-line" small busy={busy}>
      {children}
    </Button>
  );
}
