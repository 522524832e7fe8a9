import { type MouseEvent, useState } from "react";
import { m } from "#messages";
import { LiveRegion } from "../../../../ui/feedback/live-region.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-paths.ts";
import styles from "./share.module.css";

export const shareId = "share";

interface ShareProps {
  readonly title: string;
  readonly company: string;
  readonly address: string;
}

/** Ways to pass the vacancy on, WhatsApp first; all of them links, so that they work without script. */
export function Share({ title, company, address }: ShareProps) {
  const text = m.vacancies_detail_share_text({ title, company });
  return (
    <div className={styles.share}>
      <a className={styles.whatsapp} href={whatsappHref(text, address)} target="_blank" rel="noopener">
        <Icon name="brand-whatsapp" />
        WhatsApp
      </a>
      <CopyLink address={address} />
      <a href={mailHref(text, address)} aria-label={m.vacancies_detail_share_mail()}>
        <Icon name="mail" />
      </a>
      {networks(text, address).map(({ name, icon, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener" aria-label={m.vacancies_detail_share_to({ name })}>
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}

/** Copies the address; without script it is a link to it, which can be copied by hand. */
function CopyLink({ address }: Pick<ShareProps, "address">) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (event: MouseEvent) => {
    event.preventDefault();
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <>
      <a href={address} onClick={copy} aria-label={m.vacancies_detail_share_copy()} data-done={isCopied || undefined}>
        <Icon name={isCopied ? "check" : "link"} />
      </a>
      <LiveRegion>{isCopied && m.vacancies_detail_share_copied()}</LiveRegion>
      {isCopied && (
        <span className={styles.copied} aria-hidden="true">
          {m.vacancies_detail_share_copied()}
        </span>
      )}
    </>
  );
}

interface ShareLink {
  name: string;
  icon: IconName;
  href: string;
}

function withQuery(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${pairs.join("&")}`;
}

/** WhatsApp, the way most pages travel here. */
export function whatsappHref(text: string, address: string): string {
  return withQuery("https://wa.me/", { text: `${text}\n${address}` });
}

/** A message ready to be sent. */
export function mailHref(text: string, address: string): string {
  return withQuery("mailto:", { subject: text, body: `${text}\n${address}` });
}

/** The other networks, in the design's order. */
export function networks(text: string, address: string): ShareLink[] {
  return [
    {
      name: "LinkedIn",
      icon: "brand-linkedin",
      href: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url: address }),
    },
    { name: "X", icon: "brand-x", href: withQuery("https://x.com/intent/post", { text, url: address }) },
    {
      name: "Facebook",
      icon: "brand-facebook",
      href: withQuery("https://www.facebook.com/sharer/sharer.php", { u: address }),
    },
  ];
}
