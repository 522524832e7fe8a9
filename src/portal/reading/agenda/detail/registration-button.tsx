import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonLook } from "../../../../ui/actions/button.tsx";
import { type Intent, intentName } from "./registration-form.ts";

interface RegistrationButtonProps extends Pick<ButtonLook, "kind" | "wide"> {
  readonly intent: Intent;
  /** What it says while it is being done. */
  readonly busyText: string;
  readonly children: ReactNode;
}

/** Asks for one thing by a plain form, so that it works without script; says that it was pressed. */
export function RegistrationButton({ intent, busyText, children, ...look }: RegistrationButtonProps) {
  const busy = useNavigation().formData?.get(intentName) === intent;
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name={intentName} value={intent} busy={busy} {...look}>
        {busy ? busyText : children}
      </Button>
    </Form>
  );
}
