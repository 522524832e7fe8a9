import { whenQuiet } from "./when-quiet.ts";

/**
 * Runs in the browser, first thing: a first visit reads in the stand-in and fetches the house font once the painted
 * page is quiet; every page after it waits the moment that the browser's cache needs to have it in the first paint.
 * So nothing that is on the screen ever moves for a font, and no page is laid out twice.
 * @param url the font's address
 */
export function fontLoader(url: string): string {
  return [
    "(()=>{let s={},d=document;try{s=localStorage}catch{}",
    `const f=new FontFace("Plus Jakarta Sans","url(${url})",{weight:"200 800",display:"optional"}),add=()=>d.fonts.add(f);`,
    // Browsers hold the first paint, briefly, for an optional font that is preloaded.
    'if(s.font){const l=d.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";',
    `l.href="${url}";d.head.append(l);add()}`,
    // Whoever moves on within the page has it from the next page on.
    'else{const go=()=>f.load().then(()=>{s.font=1;window.navigation&&navigation.addEventListener("currententrychange",',
    `e=>e.navigationType==="push"&&add())},()=>{});${whenQuiet("go")}}})()`,
  ].join("");
}

/** The page with the font's loader at the end of its head. */
export function withFontLoader(html: string, loader: string): string {
  return html.replace("</head>", () => `<script>${loader}</script></head>`);
}
