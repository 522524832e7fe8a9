import { audit } from "./lighthouse.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { cachedPage, detailPath, listPath } from "./pages.ts";
import { serveStatic } from "./static-server.ts";
import { atLeast, atMost, type Figure, told } from "./table.ts";

const RUNS = 5;

/** A page of the kind that nothing can be faster than: text and a heading, a style inside, nothing to fetch. */
const plainPage = `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Lowongan</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Daftar lowongan">
<style>body{font:1rem/1.5 sans-serif;margin:1rem}</style></head><body><main><h1>Lowongan</h1>
${"<p>Kepala gudang kawasan timur, Sorong. Menyiapkan ruang dan persediaan mengikuti jadwal kapal.</p>".repeat(40)}
</main></body></html>`;

/** Lighthouse's scores of list and detail, and their largest paint against a static page's in the same run. */
export async function measureLook(site: MeasuredSite): Promise<Figure[]> {
  const detail = await detailPath(site.url);
  for (const path of [listPath, detail]) await cachedPage(site.url + path);
  const plain = await serveStatic(Buffer.from(plainPage), { "content-type": "text/html; charset=utf-8" });
  const audits = audit({ static: plain.url, list: site.url + listPath, detail: site.url + detail }, RUNS);
  await plain.stop();
  const { static: bare, ...pages } = audits;
  if (!bare) throw new Error("The static page was not audited.");
  const figures = Object.entries(pages).flatMap(([name, page]) => [
    atLeast(`${name}: Lighthouse performance`, page.performance, 98),
    atLeast(`${name}: accessibility`, page.accessibility, 100),
    atLeast(`${name}: best practices`, page.bestPractices, 100),
    atLeast(`${name}: SEO`, page.seo, 100),
    atMost(`${name}: largest contentful paint ÷ the static page's`, page.lcp / bare.lcp, 1.35),
  ]);
  const paints = Object.entries(audits).map(([name, { lcp }]) => `${name} ${Math.round(lcp)} ms`);
  return [...figures, told("largest contentful paint", paints.join(", "))];
}
