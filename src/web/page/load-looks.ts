import { whenQuiet } from "./defer-scripts.ts";

/** Addresses of what a first visit is read without. */
export interface Looks {
  /** The site's font. */
  font: string;
  /** The stylesheet of the pattern tiles. */
  tiles: string;
}

/**
 * Runs in the browser first: a first visit uses the fallback font on a plain background, and fetches the site's font
 * and the patterns once the painted page is idle; every page after it waits the moment that the browser's cache needs
 * to have the font in the first paint. So nothing that is on the screen ever moves for a font, no page is laid out
 * twice, and text does not wait for patterns.
 */
export function looksLoader({ font, tiles }: Looks): string {
  return [
    '(()=>{let s={},d=document,link=(r,h)=>{const l=d.createElement("link");l.rel=r;l.href=h;return l},',
    `weave=()=>d.head.append(link("stylesheet","${tiles}"));try{s=localStorage}catch{}`,
    `const f=new FontFace("Plus Jakarta Sans","url(${font})",{weight:"200 800",display:"optional"}),add=()=>d.fonts.add(f);`,
    // Browsers hold the first paint, briefly, for an optional font that is preloaded.
    `if(s.font){const l=link("preload","${font}");l.as="font";l.crossOrigin="";d.head.append(l);add();weave()}`,
    // Anyone who moves on within the page has the font from the next page on.
    "else{const go=()=>{weave();f.load().then(()=>{s.font=1;window.navigation&&",
    `navigation.addEventListener("currententrychange",e=>e.navigationType==="push"&&add())},()=>{})};${whenQuiet("go")}}})()`,
  ].join("");
}

/** The page with what runs first, the loader among it, at the end of its head. */
export function withFirstScript(html: string, script: string): string {
  return html.replace("</head>", () => `<script>${script}</script></head>`);
}
