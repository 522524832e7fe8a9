/**
 * Runs in the browser, first thing: takes the house font once the first paint is done, so that text comes before its
 * font; where it was seen before it lies in the browser's cache and is taken at once.
 * @param url the font's address
 */
export function fontLoader(url: string): string {
  return [
    "(()=>{let n=0,s={},d=document;try{s=localStorage}catch{}",
    'const go=()=>{if(n++)return;d.fonts.add(new FontFace("Plus Jakarta Sans",',
    `"url(${url})",{weight:"200 800",display:"swap"}));`,
    'd.fonts.load("1em \\"Plus Jakarta Sans\\"").then(()=>{s.font=1},()=>{})};',
    'if(s.font)return go();try{new PerformanceObserver(go).observe({type:"paint",buffered:!0})}catch{}',
    'addEventListener("load",()=>setTimeout(go,3e3))})()',
  ].join("");
}

/** The page with the font's loader at the end of its head. */
export function withFontLoader(html: string, loader: string): string {
  return html.replace("</head>", () => `<script>${loader}</script></head>`);
}
