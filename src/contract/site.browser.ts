import { isSite, keepSite, siteMeta } from "./site.ts";

/** Makes the browser show the same name and links as the document that came. */
export function followDocumentSite(): void {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${siteMeta}"]`)?.content;
  if (told === undefined) return;
  const site: unknown = JSON.parse(told);
  if (isSite(site)) keepSite(site);
}
