import { useEffect, useRef } from "react";
import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { LinkedText } from "../../../../ui/layout/text.tsx";
import { withRedirect } from "../with-redirect.ts";
import type { RefusedSignIn } from "./sign-in-page.ts";

interface RefusalNoticeProps {
  readonly refused: RefusedSignIn;
  /** Where the person was going; a mailed link leads on there. */
  readonly redirect?: string | null;
}

/** Refusals after which the way on is by mail. */
const byMail = new Set(["not-activated", "confirm-by-mail"]);

/** Why the sign-in did not work and what helps; it takes the focus, as it stands above the form. */
export function RefusalNotice({ refused, redirect = null }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={byMail.has(refused.code) ? "warning" : "danger"} announce="alert">
        <Words refused={refused} redirect={redirect} />
      </Notice>
    </div>
  );
}

function Words({ refused, redirect }: Required<RefusalNoticeProps>) {
  switch (refused.code) {
    case "invalid-credentials":
      return m.accounts_sign_in_wrong();
    case "not-activated":
      return (
        <p>
          <LinkedText text={m.accounts_sign_in_not_activated()} to={["/account/activation/resend"]} />
        </p>
      );
    case "confirm-by-mail":
      return (
        <p>
          <LinkedText text={m.accounts_sign_in_confirm_by_mail()} to={[withRedirect("/forgot-password", redirect)]} />
        </p>
      );
    case "too-many":
      return m.accounts_sign_in_too_many();
    default:
      return refused.message;
  }
}
