import { m } from "#messages";
import { ButtonLink } from "../../../ui/actions/button.tsx";
import { Card } from "../../../ui/display/card.tsx";
import { FactList } from "../../../ui/display/fact-list.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { LinkedText, Text } from "../../../ui/layout/text.tsx";
import styles from "./contact-card.module.css";
import type { HelpContact } from "./help.calls.ts";

/** Where pages of the help centre say whom to ask. */
export const contactAnchor = "kontak";

/** Fake fees are a common crime; here people can report one. */
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

/** The side column of every page of the help centre. */
export function HelpAside({ contact }: { readonly contact: HelpContact }) {
  return (
    <Stack as="aside" gap={24}>
      <ContactCard contact={contact} />
      <FraudNotice email={contact.email} />
    </Stack>
  );
}

/** Whom to ask when no answer fits, on every way there is, and when. */
function ContactCard({ contact }: { readonly contact: HelpContact }) {
  return (
    <Card as="section" id={contactAnchor} className={styles.card} aria-labelledby={`${contactAnchor}-title`}>
      <Stack>
        <Text as="h2" look="h3" id={`${contactAnchor}-title`}>
          {m.help_contact_title()}
        </Text>
        {contact.description !== "" && <Text tone="muted">{contact.description}</Text>}
        <FactList facts={facts(contact)} />
        {contact.email !== "" && (
          <ButtonLink to={letterHref(contact.email, m.help_contact_subject())} kind="secondary" wide icon="mail">
            {m.help_contact_write()}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}

function facts({ whatsapp, phone, email, hours }: HelpContact) {
  const all = [
    { icon: "brand-whatsapp", label: "WhatsApp", text: whatsapp, href: whatsappHref(whatsapp) },
    { icon: "phone", label: m.help_contact_phone(), text: phone, href: phoneHref(phone) },
    { icon: "mail", label: m.help_contact_email(), text: email, href: letterHref(email, m.help_contact_subject()) },
    { icon: "clock-hour-4", label: m.help_contact_hours(), text: hours, href: null },
  ] as const;
  return all
    .filter(({ text }) => text !== "")
    .map(({ icon, label, text, href }) => ({
      icon,
      label,
      value:
        href === null ? (
          text
        ) : (
          <a href={href} className={styles.way}>
            {text}
          </a>
        ),
    }));
}

/** "+62 21 5000-1234" as an address that a phone dials. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** The chat with a number in WhatsApp. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${number.replace(/\D/g, "")}`;
}

/** A letter to an address, with its subject written already. */
export function letterHref(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
