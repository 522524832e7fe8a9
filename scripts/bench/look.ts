import { type Audit, audit } from "./lighthouse.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { cachedPage, detailPath, listPath } from "./pages.ts";
import { serveStatic } from "./static-server.ts";
import { atLeast, atMost, type Figure, textFigure } from "./table.ts";

const RUNS = 5;
const RUNS_OF_OTHERS = 3;
const MOST_PAINT = 1.35;

const scores = [
  ["performance", "Lighthouse performance", 98],
  ["accessibility", "accessibility", 100],
  ["bestPractices", "best practices", 100],
  ["seo", "SEO", 100],
] as const;

/** A page of each other kind that everybody reads and search engines may list. */
const otherPaths = {
  home: "/",
  company: "/lowongan/company-detail/1",
  news: "/berita-artikel",
  article: "/berita-artikel/berita-artikel-detail/1",
  agenda: "/agenda",
  event: "/agenda/agenda-detail/1",
  about: "/tentang-kami",
  programmes: "/program-kami",
  terms: "/syarat-dan-ketentuan",
  help: "/pusat-bantuan",
  answers: "/pusat-bantuan/detail/1",
};

/** A page of the kind that nothing can be faster than: text and a heading, a style inside, nothing to fetch. */
const plainPage = `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>Lowongan</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Daftar lowongan">
<style>body{font:1rem/1.5 sans-serif;margin:1rem}</style></head><body><main><h1>Lowongan</h1>
${"<p>Kepala gudang kawasan timur, Sorong. Menyiapkan ruang dan persediaan mengikuti jadwal kapal.</p>".repeat(40)}
</main></body></html>`;

type Audits = Record<string, Audit>;

/** Audits pages of the site, as many read them, and a static page in turns with them. */
async function auditBeside(site: MeasuredSite, paths: Record<string, string>, runs: number) {
  for (const path of Object.values(paths)) await cachedPage(site.url + path);
  const plain = await serveStatic(Buffer.from(plainPage), { "content-type": "text/html; charset=utf-8" });
  const urls = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, site.url + path]));
  const { static: bare, ...pages } = audit({ static: plain.url, ...urls }, runs);
  await plain.stop();
  if (!bare) throw new Error("The static page was not audited.");
  return { bare, pages };
}

function getFigures(name: string, page: Audit, bare: Audit): Figure[] {
  return [
    ...scores.map(([score, title, least]) => atLeast(`${name}: ${title}`, page[score], least)),
    atMost(`${name}: largest contentful paint ÷ the static page's`, page.lcp / bare.lcp, MOST_PAINT),
  ];
}

/** The worst that any of many pages has, and which page has it. */
function worstOf(pages: Audits, bare: Audit): Figure[] {
  const names = (worst: (page: Audit) => boolean) =>
    Object.keys(pages).filter((name) => pages[name] && worst(pages[name]));
  const worst = Object.values(pages).reduce((one, other) => ({
    performance: Math.min(one.performance, other.performance),
    accessibility: Math.min(one.accessibility, other.accessibility),
    bestPractices: Math.min(one.bestPractices, other.bestPractices),
    seo: Math.min(one.seo, other.seo),
    lcp: Math.max(one.lcp, other.lcp),
  }));
  const figures = getFigures("worst of the other public pages", worst, bare);
  return [...figures, textFigure("latest of them to paint", names((page) => page.lcp === worst.lcp).join(", "))];
}

function paints(audits: Audits): Figure {
  const each = Object.entries(audits).map(([name, { lcp }]) => `${name} ${Math.round(lcp)} ms`);
  return textFigure("largest contentful paint", each.join(", "));
}

/** Lighthouse's scores of the public pages, and their largest paint against a static page's in the same run. */
export async function measureLook(site: MeasuredSite): Promise<Figure[]> {
  const main = await auditBeside(site, { list: listPath, detail: await detailPath(site.url) }, RUNS);
  const others = await auditBeside(site, otherPaths, RUNS_OF_OTHERS);
  return [
    ...Object.entries(main.pages).flatMap(([name, page]) => getFigures(name, page, main.bare)),
    paints({ static: main.bare, ...main.pages }),
    ...worstOf(others.pages, others.bare),
    paints({ static: others.bare, ...others.pages }),
  ];
}
