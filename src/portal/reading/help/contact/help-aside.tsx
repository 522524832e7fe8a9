import { Stack } from "../../../../ui/layout/layout.tsx";
import type { HelpContact } from "../help.calls.ts";
import { ContactCard } from "./contact-card.tsx";
import { FraudNotice } from "./fraud-notice.tsx";

/** What stands beside the answers on every page of the help centre. */
export function HelpAside({ contact }: { readonly contact: HelpContact }) {
  return (
    <Stack as="aside" gap={24}>
      <ContactCard contact={contact} />
      <FraudNotice email={contact.email} />
    </Stack>
  );
}
