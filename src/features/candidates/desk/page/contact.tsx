import { m } from "#messages";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/text.tsx";
import styles from "./contact.module.css";
import { getPhoneLinks } from "./phone-links.ts";

/** An e-mail address that opens a letter to it. */
export function EmailContact({ email }: { readonly email: string }) {
  return <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{email}</a>;
}

/** A phone number that is called, or written to by WhatsApp where its country is known. */
export function PhoneContact({ phone }: { readonly phone: string }) {
  const { call, whatsapp } = getPhoneLinks(phone);
  return (
    <span className={styles.phone}>
      <a href={call}>{phone}</a>
      {whatsapp !== null && (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="brand-whatsapp" size={18} />
          {m.desk_applicants_contact_whatsapp()}
          <VisuallyHidden as="span">, {m.desk_applicants_contact_new_tab()}</VisuallyHidden>
        </a>
      )}
    </span>
  );
}
