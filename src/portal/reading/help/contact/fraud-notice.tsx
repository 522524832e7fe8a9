import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { LinkedText } from "../../../../ui/layout/linked-text.tsx";
import { letterHref } from "./contact-links.ts";

/** Fake fees are a common crime; here people can tell us of one. */
export function FraudNotice({ email }: { readonly email: string }) {
  if (email === "") return null;
  return (
    <Notice tone="warning" icon="shield-checkered">
      <p>
        <LinkedText text={m.help_fraud()} to={[letterHref(email, m.help_fraud_subject())]} />
      </p>
    </Notice>
  );
}
