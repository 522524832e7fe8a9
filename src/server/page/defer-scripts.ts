import { whenQuiet } from "./when-quiet.ts";

/** How long a page that nobody touches waits, its scripts fetched, before it starts them: the first seconds are for reading. */
const UNTOUCHED_MS = 5000;

/** How many scripts a quiet page begins to fetch in one turn. */
const AT_ONCE = 2;

/** How long the start waits for the stylesheets, should a browser not say that they have come. */
const STYLES_MS = 3000;

/**
 * Runs in the browser: starts the page's scripts at the first touch, key, focus or scroll, once the stylesheets have
 * come, of which the page carries only what it uses itself. Unless the visitor saves data, both are fetched as soon as
 * the painted page is quiet, and the scripts start by themselves some seconds later.
 */
export const bootLoader = [
  '(()=>{let n=0,d=document,s=d.getElementById("boot"),u=s.dataset.preload.split(" "),',
  'c=[...d.querySelectorAll("link[rel=stylesheet][disabled]")],',
  'ev=["pointerdown","keydown","focusin","scroll"],',
  'get=k=>{for(const h of u.splice(0,k)){const l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}},',
  // Into the browser's cache only: putting a sheet to use would work out the whole page's styles anew.
  "warm=()=>{for(const l of c)fetch(l.href).catch(()=>{})},",
  "dress=()=>Promise.race([Promise.all(c.map(l=>new Promise(r=>{l.onload=l.onerror=r;l.disabled=!1}))),",
  `new Promise(r=>setTimeout(r,${STYLES_MS}))]),`,
  // A few at a time: many at once would hold up whoever touches the page just then.
  `some=()=>{get(${AT_ONCE});u.length&&setTimeout(some,20)},`,
  "go=()=>{if(n++)return;ev.forEach(e=>removeEventListener(e,go,!0));get(u.length);",
  'dress().then(()=>{const m=d.createElement("script");m.type="module";m.text=s.text;d.head.append(m)})};',
  "ev.forEach(e=>addEventListener(e,go,{capture:!0,passive:!0}));",
  `(navigator.connection||{}).saveData||${whenQuiet(`()=>{warm();some();setTimeout(go,${UNTOUCHED_MS})}`)}})()`,
].join("");

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const BOOT = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Turns React Router's eager start into one that waits for {@link bootLoader}.
 * The start script's text stays the same, so its hash in the CSP allows it when it is inserted again.
 */
export function deferScripts(html: string): string {
  if (!BOOT.test(html))
    throw new Error("deferScripts: the start script of React Router was not found; did <Scripts> change?");
  const urls: string[] = [];
  return html
    .replace(PRELOAD, (_, url: string) => {
      urls.push(url);
      return "";
    })
    .replace(
      BOOT,
      (_, boot: string) =>
        `<script id="boot" type="text/boot" data-preload="${urls.join(" ")}">${boot}</script><script>${bootLoader}</script>`,
    );
}
