import { Form } from "react-router";
import { m } from "#messages";
import { Button, ButtonLink } from "../../../../ui/actions/button.tsx";
import { CopyButton } from "../../../../ui/actions/copy-button.tsx";
import { Card } from "../../../../ui/display/card.tsx";
import { QrCode } from "../../../../ui/display/qr-code.tsx";
import { useSending } from "../../../../ui/forms/form.tsx";
import { Row, Stack } from "../../../../ui/layout/layout.tsx";
import { StepBar } from "../../../../ui/layout/step-bar.tsx";
import { LinkedText, Text, VisuallyHidden } from "../../../../ui/layout/text.tsx";
import styles from "./two-step.module.css";

interface ScanProps {
  /** base32 */
  readonly secretKey: string;
  readonly otpauthUrl: string;
}

/** In groups of four, as it is read and typed. */
function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, "$1 ");
}

/** Step 1: the app learns the secret, by its camera or by hand. */
export function Scan({ secretKey, otpauthUrl }: ScanProps) {
  return (
    <>
      <StepBar step={1} of={3} label={m.accounts_two_step_1()} />
      <Stack gap={8}>
        <h1 tabIndex={-1}>{m.accounts_two_step_title()}</h1>
        <Text tone="muted">{m.accounts_two_step_lead()}</Text>
      </Stack>
      <Card>
        <Stack gap={20}>
          <p>{m.accounts_two_step_scan()}</p>
          <QrCode text={otpauthUrl} label={m.accounts_two_step_qr()} />
          <Stack gap={8}>
            <Text look="small" tone="muted">
              <LinkedText text={m.accounts_two_step_secret()} to={[otpauthUrl]} />
            </Text>
            <div className={styles.secret}>
              <VisuallyHidden>{m.accounts_two_step_key()}</VisuallyHidden>
              <code>{grouped(secretKey)}</code>
              <CopyButton kind="quiet" small text={secretKey} label={m.accounts_copy()} done={m.accounts_copied()} />
            </div>
          </Stack>
          <Row>
            <ButtonLink to="/mfa?step=2">{m.accounts_two_step_go_on()}</ButtonLink>
            <Later />
          </Row>
        </Stack>
      </Card>
    </>
  );
}

function Later() {
  const busy = useSending();
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="later" />
      <Button type="submit" kind="quiet" busy={busy}>
        {m.accounts_two_step_later()}
      </Button>
    </Form>
  );
}
