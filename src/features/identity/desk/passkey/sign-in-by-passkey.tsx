import { useHref } from "react-router";
import { m } from "#messages";
import { plainDeskApi } from "../../../../contract/desk-api.ts";
import { useHydrated } from "../../../../ui/hydrated.ts";
import type { Refused } from "../refusal.tsx";
import { showSecondStep } from "../session.calls.ts";
import { Or } from "./or.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { showPasskey } from "./passkey-work.ts";

interface SignInByPasskeyProps {
  /** Where one was going. */
  readonly to: string;
  /** Above what is typed: whose device it is its form says; else that was said with the password. */
  readonly isFirst?: boolean;
}

/** Signs in by a passkey alone, or by one in place of the code. */
export function SignInByPasskey({ to, isFirst = false }: SignInByPasskeyProps) {
  const href = useHref(to);
  const isHydrated = useHydrated();
  const work = async (form: HTMLFormElement | null): Promise<Refused | null> => {
    const shown = await showPasskey();
    if (shown.status === "refused") return shown;
    const isOwnDevice = form !== null && new FormData(form).has("ownDevice");
    const device = isFirst ? { sharedDevice: !isOwnDevice } : {};
    const sent = await plainDeskApi.send(showSecondStep, { body: { passkey: shown.passkey, ...device } });
    if (sent.status === "refused") return sent;
    location.assign(href);
    return null;
  };
  if (!isHydrated) return null;
  const button = <PasskeyButton kind="secondary" wide label={m.desk_account_passkey()} work={work} />;
  return (
    <>
      {!isFirst && <Or />}
      {button}
      {isFirst && <Or />}
    </>
  );
}
