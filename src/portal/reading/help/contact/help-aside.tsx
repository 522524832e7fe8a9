import { m } from "#messages";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Stack } from "../../../../ui/layout/layout.tsx";
import { LinkedText } from "../../../../ui/layout/linked-text.tsx";
import type { HelpContact } from "../help.calls.ts";
import { ContactCard } from "./contact-card.tsx";
import { letterHref } from "./contact-links.ts";

/** Fake fees are a common crime; here people can tell us of one. */
function FraudNotice({ email }: { readonly email: string }) {
  if (email === "") return null;
  return (
    <Notice tone="warning" icon="shield-checkered">
      <p>
        <LinkedText text={m.help_fraud()} to={[letterHref(email, m.help_fraud_subject())]} />
      </p>
    </Notice>
  );
}

/** What stands beside the answers on every page of the help centre. */
export function HelpAside({ contact }: { readonly contact: HelpContact }) {
  return (
    <Stack as="aside" gap={24}>
      <ContactCard contact={contact} />
      <FraudNotice email={contact.email} />
    </Stack>
  );
}
