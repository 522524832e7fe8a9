import { whenQuiet } from "./when-quiet.ts";

/**
 * Runs in the browser, first thing: fetches the house font once the painted page is quiet, at once where it was seen
 * before and lies in the browser's cache. What is on the screen never moves for it: on a page that would wrap otherwise
 * with it, the stand-in stays until the next one.
 * @param url the font's address
 */
export function fontLoader(url: string): string {
  return [
    "(()=>{let s={},d=document,w=window;try{s=localStorage}catch{}",
    `const f=new FontFace("Plus Jakarta Sans","url(${url})",{weight:"200 800"}),add=()=>d.fonts.add(f),`,
    'places=()=>Array.from(d.querySelectorAll("body *"),e=>{const r=e.getBoundingClientRect();',
    // What is broad also has its place from the left; words in a row may move a little within theirs.
    "return r.height&&r.top<innerHeight&&r.bottom>0?r.top+(r.width*3>innerWidth?r.left:0):NaN}),",
    'put=()=>{s.font=1;if(!performance.getEntriesByType("paint").length)return add();',
    "const a=places();add();const b=places();",
    "if(a.some((t,i)=>Math.abs(t-b[i])>2)){d.fonts.delete(f);",
    'w.navigation&&navigation.addEventListener("currententrychange",e=>e.navigationType==="push"&&add())}},',
    "go=()=>f.load().then(put,()=>{});",
    `if(s.font)go();else ${whenQuiet("go")}})()`,
  ].join("");
}

/** The page with the font's loader at the end of its head. */
export function withFontLoader(html: string, loader: string): string {
  return html.replace("</head>", () => `<script>${loader}</script></head>`);
}
