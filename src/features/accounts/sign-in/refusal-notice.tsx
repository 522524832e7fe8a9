import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import type { RefusedSignIn } from "./act-on-sign-in.ts";

/** Why the sign-in did not work and what helps; it takes the focus, as it stands above the form. */
export function RefusalNotice({ refused }: { readonly refused: RefusedSignIn }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={refused.code === "not-activated" ? "warning" : "danger"} announce="alert">
        <Words {...refused} />
      </Notice>
    </div>
  );
}

function Words({ code, message }: RefusedSignIn) {
  switch (code) {
    case "invalid-credentials":
      return m.accounts_sign_in_wrong();
    case "not-activated":
      return (
        <p>
          <LinkedText text={m.accounts_sign_in_not_activated()} to={["/account/activation/resend"]} />
        </p>
      );
    case "too-many":
      return m.accounts_sign_in_too_many();
    default:
      return message;
  }
}
