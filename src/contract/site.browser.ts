import { keepSite, type Site, siteMeta } from "./site.ts";

/** Makes the browser show the same name and links as the document that came. */
export function followDocumentSite(): void {
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${siteMeta}"]`)?.content;
  if (told === undefined) return;
  const site: Site = JSON.parse(told);
  keepSite(site);
}
