import type { IconName } from "../../../../ui/icons/icon-paths.ts";

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
