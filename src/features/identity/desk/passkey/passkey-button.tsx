import { useState } from "react";
import { m } from "#messages";
import { Button, type ButtonLook } from "../../../../ui/actions/button.tsx";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useTurn } from "../../../../ui/forms/form.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { OrLine } from "../../../../ui/layout/or-line.tsx";
import type { Refused } from "../refusal.tsx";

interface PasskeyButtonProps {
  readonly kind?: ButtonLook["kind"];
  readonly wide?: boolean;
  readonly label: string;
  /** Asks for it and shows it to the server; null when that went well. The form is the one that the button stands in. */
  readonly work: (form: HTMLFormElement | null) => Promise<Refused | null>;
}

/** A passkey in place of what is typed; where the browser has none of it, or no scripts, nothing is there. */
export function PasskeyButton({ kind, wide, label, work }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const turn = useTurn(refused);
  if (!useHydrated() || !("PublicKeyCredential" in globalThis)) return null;
  const press = async (form: HTMLFormElement | null) => {
    setBusy(true);
    setRefused(null);
    try {
      setRefused(await work(form));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={12}>
      <Button
        kind={kind}
        wide={wide}
        icon="fingerprint"
        busy={isBusy}
        onClick={({ currentTarget: { form } }) => void press(form)}
      >
        {label}
      </Button>
      {refused && (
        <Notice key={turn} tone="danger" announce="alert">
          {refused.message}
        </Notice>
      )}
    </Stack>
  );
}

/** Between two ways to the same thing. */
export function Or() {
  return <OrLine>{m.desk_account_or()}</OrLine>;
}
