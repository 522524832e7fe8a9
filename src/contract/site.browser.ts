import { isSite, keepSite, siteMeta } from "./site.ts";

/** Makes the browser show the same name and links as the document that came. */
export function followDocumentSite(): void {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${siteMeta}"]`)?.content;
  if (content === undefined) return;
  const site: unknown = JSON.parse(content);
  if (isSite(site)) keepSite(site);
}
