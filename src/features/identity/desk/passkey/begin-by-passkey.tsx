import { m } from "#messages";
import { plainDeskApi } from "../../../../contract/desk-api.ts";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { Text } from "../../../../ui/layout/text.tsx";
import type { Refused } from "../refusal.tsx";
import { askInvitedForPasskeyCall, finishAccountCall } from "../session.calls.ts";
import { Or } from "./or.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { makePasskey } from "./passkey-work.ts";

interface BeginByPasskeyProps {
  /** Of the invitation. */
  readonly token: string;
  readonly onCodes: (recoveryCodes: readonly string[]) => void;
}

/** A passkey in place of an app that shows codes. */
export function BeginByPasskey({ token, onCodes }: BeginByPasskeyProps) {
  const path = { token };
  const isHydrated = useHydrated();
  const work = async (): Promise<Refused | null> => {
    const made = await makePasskey(() => plainDeskApi.send(askInvitedForPasskeyCall, { path }));
    if (made.status === "refused") return made;
    const sent = await plainDeskApi.send(finishAccountCall, { path, body: { passkey: made.passkey } });
    if (sent.status === "refused") return sent;
    onCodes(sent.answer.recoveryCodes);
    return null;
  };
  if (!isHydrated) return null;
  return (
    <>
      <Or />
      <Text tone="muted">{m.desk_account_passkey_make_lead()}</Text>
      <PasskeyButton kind="secondary" wide label={m.desk_account_passkey_make()} work={work} />
    </>
  );
}
